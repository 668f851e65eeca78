import { describe, expect, it } from 'vitest';

import { isActive, listEntries, type NavigationContext } from './entries.ts';

const context: NavigationContext = {
  lenker: { dokumenter: '/privat/forsikring/dokumenter', meldSkade: 'https://skade.example/meld' },
  loginContext: 'NETTBANK',
  nettbankUrl: 'https://nettbank.example/',
  antallTilbud: undefined,
};
const texts = (of: NavigationContext) => listEntries(of).map(({ text }) => text);

describe('listEntries', () => {
  it('lists the entries in order, each with its address', () => {
    expect(listEntries(context).map(({ text, link }) => [text, link.href, link.external])).toEqual([
      ['Forsikringsoversikt', '/privat/forsikring/oversikt', false],
      ['Dokumenter', '/privat/forsikring/dokumenter', false],
      ['Faktura', '/privat/forsikring/betaling', false],
      ['Kostnader', '/privat/forsikring/oversikt/kostnader', false],
      ['Kjøp', '/privat/forsikring/oversikt/kjopsinnganger', false],
      ['Meld skade', 'https://skade.example/meld', true],
      ['Skadesaker', '/privat/forsikring/oversikt/jump/seopp/skadesaker', false],
      ['Profil', '/privat/forsikring/oversikt/forsikringsprofil', false],
      ['Til nettbank', 'https://nettbank.example/', true],
    ]);
  });

  it('has the offers with their count, but only if there are offers (NAV-09, NAV-10, AMB-68)', () => {
    const find = (antallTilbud: number | undefined) =>
      listEntries({ ...context, antallTilbud }).find(({ text }) => text === 'Tilbud');
    expect(find(4)).toMatchObject({ link: { href: '/privat/forsikring/oversikt/tilbud' }, count: 4 });
    // All have expired, but the link stays.
    expect(find(0)).not.toHaveProperty('count');
    expect(find(0)).toBeDefined();
    expect(find(undefined)).toBeUndefined();
  });

  it('leaves out links that are missing or invalid (OD-84, FMT-15)', () => {
    expect(texts({ ...context, lenker: {} })).toEqual([
      'Forsikringsoversikt',
      'Faktura',
      'Kostnader',
      'Kjøp',
      'Skadesaker',
      'Profil',
      'Til nettbank',
    ]);
    expect(texts({ ...context, lenker: { meldSkade: 'javascript:alert(1)' } })).not.toContain('Meld skade');
  });

  it.each(['MOBILBANK', 'MOBILBANK_DNB', 'FORSIKRING', 'ÅPEN', undefined] as const)(
    'has no link to the online bank in %s (NAV-12)',
    (loginContext) => {
      expect(texts({ ...context, loginContext })).not.toContain('Til nettbank');
    },
  );

  it('in a bank’s app has a contact link, and none to the online bank (OD-87, FRM-20)', () => {
    const lenker = { kontakt: 'https://x.no/kontakt' };
    expect(texts({ ...context, lenker, isEmbedded: true })).toEqual([
      'Forsikringsoversikt',
      'Faktura',
      'Kostnader',
      'Kjøp',
      'Skadesaker',
      'Profil',
      'Kontakt oss',
    ]);
    expect(texts({ ...context, lenker })).not.toContain('Kontakt oss');
    expect(texts({ ...context, lenker: {}, isEmbedded: true })).not.toContain('Kontakt oss');
  });

  it('has no link to the online bank without a valid address (NAV-11)', () => {
    expect(texts({ ...context, loginContext: 'NETTBANK_DNB' })).toContain('Til nettbank');
    expect(texts({ ...context, nettbankUrl: undefined })).not.toContain('Til nettbank');
    expect(texts({ ...context, nettbankUrl: 'http://nettbank.example/' })).not.toContain('Til nettbank');
  });
});

describe('isActive', () => {
  it('matches the page with and without its trailing slash, and no page below it', () => {
    const [oversikt] = listEntries(context);
    if (oversikt === undefined) throw new Error('There is no first entry');
    expect(isActive(oversikt, '/privat/forsikring/oversikt')).toBe(true);
    expect(isActive(oversikt, '/privat/forsikring/oversikt/')).toBe(true);
    expect(isActive(oversikt, '/privat/forsikring/oversikt/tilbud')).toBe(false);
  });
});
