import { describe, expect, it } from 'vitest';

import type { Samtykkevalg } from '@portal/contract/samtykkehistorikk.ts';

import {
  type Kilder,
  listAvsluttede,
  listAvsluttedeRegistrerte,
  listDelinger,
  mayHaveEnded,
} from './list-delinger.ts';

const nobody: Kilder = {
  samtykker: { marketingConsent: 'NOT_AUTHORIZED' },
  reservasjon: { hasReservasjon: true },
  delinger: {},
  registrerte: { delinger: [], ufullstendig: false },
  hasSparebank: false,
};

describe('listDelinger', () => {
  it('is nobody when every source says so', () => {
    expect(listDelinger(nobody)).toEqual({ delinger: [], isMissing: false });
  });

  it.each<[string, Partial<Kilder>]>([
    ['the consents', { samtykker: undefined }],
    ['the register of consents', { samtykker: { utilgjengelig: true } }],
    ['the reservation', { reservasjon: undefined }],
    ['the sharings', { delinger: undefined }],
    ['the register of sharings', { registrerte: undefined }],
    ['a row of that register', { registrerte: { delinger: [], ufullstendig: true } }],
  ])('is never known to be nobody without %s', (_, missing) => {
    expect(listDelinger({ ...nobody, ...missing })).toEqual({ delinger: [], isMissing: true });
  });

  it('is everybody who is told', () => {
    const tidspunkt = '2026-11-20T10:00:00.000Z';
    const all = listDelinger({
      samtykker: {
        marketingConsent: 'AUTHORIZED',
        crossDomainConsent: 'AUTHORIZED',
        ubekreftet: ['CROSS_DOMAIN'],
        gitt: { MARKETING: { tidspunkt } },
      },
      reservasjon: { hasReservasjon: false },
      delinger: { skadesaker: tidspunkt },
      registrerte: { delinger: [], ufullstendig: false },
      hasSparebank: true,
    });
    expect(all.delinger).toMatchObject([
      { slag: 'MARKETING', tidspunkt },
      { slag: 'CROSS_DOMAIN', isUbekreftet: true },
      { slag: 'RESERVASJON' },
      { slag: 'SPAREBANK' },
      { slag: 'SKADESAKER', tidspunkt },
    ]);
  });

  it('sends no post to somebody whom the register does not know', () => {
    const reservasjon = { hasReservasjon: false, ukjent: true };
    expect(listDelinger({ ...nobody, reservasjon }).delinger).toEqual([]);
  });
});

describe('listAvsluttede', () => {
  const since = new Date('2024-11-23T00:00:00Z');
  const valg = (
    slag: Samtykkevalg['slag'],
    verdi: boolean,
    dag: string,
    utfall: Samtykkevalg['utfall'] = 'BEKREFTET',
  ): Samtykkevalg => ({ slag, verdi, tidspunkt: `${dag}T10:00:00.000Z`, utfall });
  const list = (...historikk: Samtykkevalg[]) =>
    listAvsluttede(historikk, since).map(({ slag, tidspunkt }) => `${slag} ${tidspunkt.slice(0, 10)}`);

  it('has a consent that was taken back, and not a no to what was never given', () => {
    expect(list(valg('MARKETING', false, '2026-05-01'), valg('MARKETING', true, '2026-01-01'))).toEqual([
      'MARKETING 2026-05-01',
    ]);
    expect(list(valg('MARKETING', false, '2026-05-01'))).toEqual([]);
    expect(list(valg('CROSS_DOMAIN', false, '2026-05-01'), valg('MARKETING', true, '2026-01-01'))).toEqual(
      [],
    );
  });

  it('has a consent that was given elsewhere and taken back here', () => {
    const taken = { ...valg('MARKETING', false, '2026-05-01'), gammelVerdi: true };
    expect(list(taken)).toEqual(['MARKETING 2026-05-01']);
    expect(list({ ...taken, gammelVerdi: false }, valg('MARKETING', true, '2026-01-01'))).toEqual([]);
  });

  it('has post that was refused, which needed no yes before', () => {
    expect(list(valg('RESERVASJON', true, '2026-05-01'))).toEqual(['RESERVASJON 2026-05-01']);
    expect(list(valg('RESERVASJON', false, '2026-05-01'))).toEqual([]);
  });

  it('marks what its register has not confirmed', () => {
    const taken = { ...valg('MARKETING', false, '2026-05-01', 'VENTER'), gammelVerdi: true };
    expect(listAvsluttede([taken], since)).toMatchObject([{ isUbekreftet: true }]);
    expect(listAvsluttede([{ ...taken, utfall: 'BEKREFTET' }], since)).toMatchObject([
      { isUbekreftet: false },
    ]);
  });

  it('has no end of what gave way itself, and the end of what stood before that', () => {
    const nei = { ...valg('MARKETING', false, '2026-05-02'), gammelVerdi: true };
    const ja = { ...valg('MARKETING', true, '2026-05-01', 'FORBIGATT'), gammelVerdi: false };
    expect(list(nei, ja)).toEqual([]);
    const forsteNei = { ...valg('MARKETING', false, '2026-04-01', 'FORBIGATT'), gammelVerdi: true };
    expect(list(nei, ja, forsteNei)).toEqual(['MARKETING 2026-05-02']);
  });

  it('leaves out what ended earlier', () => {
    expect(list(valg('RESERVASJON', true, '2024-11-22'))).toEqual([]);
  });

  it.each(['AVVIST', 'FORBIGATT'] as const)('leaves out what no register took: %s', (utfall) => {
    expect(
      list(valg('MARKETING', false, '2026-05-01', utfall), valg('MARKETING', true, '2026-01-01')),
    ).toEqual([]);
  });
});

describe('mayHaveEnded', () => {
  const valg = { tidspunkt: '2026-05-01T10:00:00.000Z', utfall: 'BEKREFTET' } as const;
  const nei = { ...valg, slag: 'MARKETING', verdi: false } as const;
  const neiTilPost = { ...valg, slag: 'RESERVASJON', verdi: true } as const;

  it.each<[string, boolean, ...Samtykkevalg[]]>([
    ['nothing', false],
    ['a no after a no', false, { ...nei, gammelVerdi: false }, { ...neiTilPost, gammelVerdi: true }],
    ['a no after a yes', true, { ...nei, gammelVerdi: true }],
    ['a no to post after a yes to it', true, { ...neiTilPost, gammelVerdi: false }],
    ['a yes that was taken back elsewhere', true, { ...nei, verdi: true, gammelVerdi: false }],
    ['a no after what nobody knows', true, { ...nei, gammelVerdi: false }, nei],
  ])('of %s is %s', (_, mayHave, ...historikk) => {
    expect(mayHaveEnded(historikk)).toBe(mayHave);
  });
});

describe('listAvsluttedeRegistrerte', () => {
  const deling = { mottaker: 'M', forsikringer: [], formal: 'F', opplysninger: 'O' };
  it('is what has ended since that day, newest first', () => {
    const ended = ['2026-05-01', undefined, '2026-09-01', '2024-11-22', '2024-11-23'].map(
      (avsluttet, index) => ({ ...deling, id: `${index}`, avsluttet }),
    );
    const listed = listAvsluttedeRegistrerte(ended, new Date('2024-11-23T10:00:00Z'));
    expect(listed.map(({ avsluttet }) => avsluttet)).toEqual(['2026-09-01', '2026-05-01', '2024-11-23']);
  });

  it('is in the order of the register where several ended on a day', () => {
    const ended = ['1', '2', '3'].map((id) => ({ ...deling, id, avsluttet: '2026-05-01' }));
    expect(listAvsluttedeRegistrerte(ended, new Date('2024-11-23T10:00:00Z'))).toEqual(ended);
  });
});
