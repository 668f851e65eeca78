import { kjopskategorier } from '@portal/contract/kjopskategorier.ts';
import { kjopssperrer } from '@portal/contract/kjopssperrer.ts';
import { describe, expect, it } from 'vitest';

import { type KjopContext, listKjopslenker, listSnarveier } from './list-kjopslenker.ts';

const ordinary: KjopContext = {
  kjop: { harReise: true, lenker: [] },
  kunde: { isLoMedlem: false },
  shortname: 'sb1',
  isLo: false,
};
const member: KjopContext = { ...ordinary, kunde: { isLoMedlem: true } };
const hrefs = (kategori: (typeof kjopskategorier)[number], context: KjopContext) =>
  listKjopslenker(kategori, context).map(({ link }) => link.href.replace('/privat/forsikring/', ''));

describe('listKjopslenker', () => {
  it.each([
    [
      'kjoretoy',
      [
        'motor/bil',
        'motor/bil/bobil',
        'motor/mc',
        'motor/moped',
        'motor/sek',
        'motor/tilhenger',
        'motor/tilhenger?type=CAMPINGVOGN',
      ],
    ],
    ['hus-og-hytte', ['hus', 'hytte']],
    ['reise', ['skade/reise']],
    ['innbo-og-ting', ['innbo', 'student', 'ung']],
    [
      'liv-og-helse',
      [
        'liv/kjop/barneforsikring',
        'liv/kjop/behandlingsforsikring',
        'liv/kjop/kritisksykdom',
        'liv/kjop/livsforsikring',
        'liv/kjop/uforeforsikring',
        'liv/kjop/ulykkesforsikring',
      ],
    ],
    ['baat', ['motor/baat']],
    ['dyr', ['skade/kjaeledyr/hund', 'skade/kjaeledyr/katt']],
  ] as const)('%s links to its purchase pages (BUY-11 to BUY-17, OD-48)', (kategori, expected) => {
    expect(hrefs(kategori, ordinary)).toEqual(expected);
  });

  it('gives a union member both travel insurances, in the union’s order when the address asks for it (BUY-18, OD-49)', () => {
    expect(hrefs('reise', member)).toEqual(['skade/reise', 'skade/reise/lofavor']);
    expect(hrefs('reise', { ...member, isLo: true })).toEqual(['skade/reise/lofavor', 'skade/reise']);
  });

  it('gives no benefit because of an address, nor while the customer is unknown (AMB-10)', () => {
    expect(hrefs('reise', { ...ordinary, isLo: true })).toEqual(['skade/reise']);
    expect(hrefs('reise', { ...ordinary, kunde: undefined, isLo: true })).toEqual(['skade/reise']);
  });

  it('has no travel where the distributor sells none, except for union members (BUY-09, OD-50)', () => {
    const kjop = { harReise: false, lenker: [] };
    expect(hrefs('reise', { ...ordinary, kjop })).toEqual([]);
    expect(hrefs('reise', { ...ordinary, kjop, kunde: undefined })).toEqual([]);
    expect(hrefs('reise', { ...member, kjop })).toEqual(['skade/reise', 'skade/reise/lofavor']);
  });

  it('still has what we always sell when the configuration is missing', () => {
    for (const kategori of kjopskategorier) {
      expect(hrefs(kategori, { ...ordinary, kjop: undefined }).length).toBeGreaterThan(0);
    }
  });

  it('adds the operator’s valid links to their category, in a new tab if configured (OD-51, FMT-15)', () => {
    const lenke = {
      kategori: 'baat',
      urlText: 'Båtplass',
      url: 'https://baat.example',
      external: true,
    } as const;
    const context: KjopContext = {
      ...ordinary,
      kjop: {
        harReise: true,
        lenker: [
          lenke,
          { ...lenke, url: '/egen', external: false },
          { ...lenke, url: 'javascript:alert(1)' },
        ],
      },
    };
    expect(listKjopslenker('baat', context).slice(1)).toEqual([
      { tekst: 'Båtplass', link: { href: 'https://baat.example', external: true } },
      { tekst: 'Båtplass', link: { href: '/egen', external: false } },
    ]);
    expect(listKjopslenker('dyr', context)).toHaveLength(2);
  });

  it.each(kjopssperrer)(
    'blocks every purchase for %s, the operator’s links too, and none while that is unknown (BUY-19, OD-97)',
    (kjopssperre) => {
      const kjop = {
        harReise: true,
        lenker: kjopskategorier.map((kategori) => ({
          kategori,
          urlText: 'Hos andre',
          url: 'https://andre.example',
          external: true,
        })),
      };
      const sperret = { ...member, kjop, kunde: { isLoMedlem: true, kjopssperre } };
      const closed = {
        href: `/privat/forsikring/oversikt/kjopsinnganger?sperret=${kjopssperre}`,
        external: false,
      };
      for (const kategori of kjopskategorier) {
        const lenker = listKjopslenker(kategori, sperret);
        expect(lenker.length).toBeGreaterThan(1);
        for (const { link } of lenker) expect(link).toEqual(closed);
        for (const { link } of listKjopslenker(kategori, { ...sperret, kunde: undefined }))
          expect(link).not.toEqual(closed);
      }
    },
  );
});

describe('listSnarveier (OVW-15)', () => {
  const links = (context: KjopContext) => listSnarveier(context).map(({ href }) => href);

  it('links to where each is bought, eight at most', () => {
    expect(links(ordinary)).toHaveLength(8);
    expect(links(member)).toHaveLength(8);
    for (const href of links(member)) expect(href).not.toContain('kjopsinnganger');
  });

  it('has what this brand and customer may buy', () => {
    expect(links(ordinary)).toContain('/privat/forsikring/skade/reise');
    expect(links(ordinary)).not.toContain('/privat/forsikring/skade/reise/lofavor');
    const utenReise = { ...ordinary, kjop: { harReise: false, lenker: [] } };
    expect(links(utenReise)).not.toContain('/privat/forsikring/skade/reise');
    expect(links({ ...member, kjop: utenReise.kjop })).toContain('/privat/forsikring/skade/reise/lofavor');
  });

  it.each(kjopssperrer)('links to the page that explains why, for %s', (kjopssperre) => {
    expect(new Set(links({ ...ordinary, kunde: { isLoMedlem: false, kjopssperre } }))).toEqual(
      new Set([`/privat/forsikring/oversikt/kjopsinnganger?sperret=${kjopssperre}`]),
    );
  });
});
