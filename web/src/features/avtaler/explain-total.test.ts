import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Avtale } from '@portal/contract/avtaler.ts';

import { addsUp } from './adds-up.ts';
import { explainTotal } from './explain-total.ts';

const avtale = (name: string, fields: Partial<Avtale> = {}): Avtale => ({
  policyNumber: '8801',
  name,
  avtaleStatus: 'ACTIVE',
  systemSource: 'NICE',
  productType: 'HUS',
  ...fields,
});
const bil = avtale('Bil', { monthlyPrice: 100, yearlyPrice: 1200 });
const ufor = avtale('Uføreforsikring', {
  systemSource: 'EIKA_PERSON',
  avtaleStatus: 'PENDING',
  monthlyPrice: 265,
});
const explain = (avtaler: Avtale[], monthlySum: number, yearlySum: number, isHel = true) =>
  explainTotal({ avtaler, monthlySum, yearlySum, systemSourceError: !isHel, sources: [] });

describe('why the total differs from the sum of the cards (OVW-05)', () => {
  it.each<[string, Avtale[], number, number, string[]]>([
    ['nothing to explain', [bil], 100, 1200, []],
    [
      'a price that stands in the details',
      [bil, avtale('Innbo')],
      100,
      1200,
      ['Innbo er ikke med, prisen står i detaljene.'],
    ],
    [
      'several, and the same name twice',
      [bil, avtale('Innbo'), avtale('Reise'), avtale('Innbo')],
      100,
      1200,
      ['Innbo (2) og Reise er ikke med, prisene står i detaljene.'],
    ],
    [
      'four are all named',
      [bil, ...['A', 'B', 'C', 'D'].map((navn) => avtale(navn))],
      100,
      1200,
      ['A, B, C og D er ikke med, prisene står i detaljene.'],
    ],
    [
      'more than four are counted',
      [bil, ...['A', 'B', 'C', 'D', 'E'].map((navn) => avtale(navn))],
      100,
      1200,
      ['A, B, C og 2 til er ikke med, prisene står i detaljene.'],
    ],
    [
      'no price and no details',
      [bil, avtale('Gruppeliv', { policyNumber: undefined, systemSource: 'PARIS' })],
      100,
      1200,
      ['Gruppeliv er ikke med, vi vet ikke hva den koster.'],
    ],
    ['under treatment', [bil, ufor], 100, 1200, ['Uføreforsikring er ikke med, den er under behandling.']],
    [
      'known for the year alone',
      [bil, avtale('Hytte', { yearlyPrice: 100 })],
      108.33,
      1300,
      ['Hytte har bare årspris. En tolvdel av den er med i månedssummen, avrundet til øre.'],
    ],
    [
      'a year that is not twelve months',
      [bil, avtale('Hus', { monthlyPrice: 100, yearlyPrice: 1150 })],
      200,
      2350,
      ['Årssummen er ikke tolv ganger månedssummen, for Hus har egen årspris.'],
    ],
    [
      'years of their own that add up all the same',
      [
        avtale('Hus', { monthlyPrice: 100, yearlyPrice: 1150 }),
        avtale('Hytte', { monthlyPrice: 100, yearlyPrice: 1250 }),
      ],
      200,
      2400,
      [],
    ],
    ['a free one', [bil, avtale('Liv', { monthlyPrice: 0 })], 100, 1200, []],
  ])('%s', (_, avtaler, monthlySum, yearlySum, ventet) => {
    expect(explain(avtaler, monthlySum, yearlySum)).toEqual(ventet);
  });

  it('says that insurances that could not be fetched are left out', () => {
    expect(explain([bil], 100, 1200, false)).toEqual(['Forsikringer vi ikke får hentet nå, er ikke med.']);
  });

  it('says nothing only when the cards add up to both totals', () => {
    const pris = fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined });
    const en = fc.record({ monthlyPrice: pris, yearlyPrice: pris, isSoknad: fc.boolean() });
    fc.assert(
      fc.property(fc.array(en, { minLength: 1, maxLength: 4 }), (rader) => {
        const avtaler = rader.map(({ isSoknad, ...priser }, index) =>
          avtale(`Nr. ${index}`, {
            ...priser,
            ...(isSoknad && { systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING' }),
          }),
        );
        const maned = avtaler.reduce((sum, { monthlyPrice }) => sum + (monthlyPrice ?? Number.NaN), 0);
        const ar = avtaler.reduce(
          (sum, { monthlyPrice, yearlyPrice }) => sum + (yearlyPrice ?? (monthlyPrice ?? 0) * 12),
          0,
        );
        const isSum = maned * 12 === ar && rader.every(({ isSoknad }) => !isSoknad);
        const svar = { avtaler, monthlySum: maned || 0, yearlySum: ar, sources: [] };
        expect(explainTotal({ ...svar, systemSourceError: false }).length === 0).toBe(isSum);
        // Where it has something to say its script is fetched, and only there.
        expect(addsUp({ ...svar, systemSourceError: false })).toBe(isSum);
        expect(addsUp({ ...svar, systemSourceError: true })).toBe(false);
      }),
    );
  });
});
