import fc from 'fast-check';
import { expect, test } from 'vitest';

import { prisdelkoder } from '@portal/contract/kostnader.ts';
import { toOre } from '@portal/contract/rules/ore.ts';

import type { SourcePris } from '../../outside/source-systems/source-system.ts';
import { divideChange } from './divide-change.ts';

const hus: SourcePris = { systemSource: 'NICE', policyNumber: '1', gyldigFra: '2027-05-01', pris: 0 };
const ore = fc.integer({ min: -5_000_000, max: 5_000_000 });
const deler = fc.array(fc.record({ kode: fc.constantFrom(...prisdelkoder), ore }), { maxLength: 30 });
const toKroner = (rows: { kode: (typeof prisdelkoder)[number]; ore: number }[]) =>
  rows.map((row) => ({ kode: row.kode, belop: row.ore / 100 }));
const sum = (rows: { ore: number }[]) => rows.reduce((all, row) => all + row.ore, 0);

/** A change of price whose parts leave `off` øre unexplained. */
const arbitraryPris = (off: fc.Arbitrary<number>) =>
  fc.record({ before: deler, now: deler, prisFor: fc.nat(100_000_000), off }).map((made) => ({
    ...hus,
    prisFor: made.prisFor / 100,
    pris: (made.prisFor + sum(made.now) - sum(made.before) + made.off) / 100,
    delerFor: toKroner(made.before),
    deler: toKroner(made.now),
  }));

test('parts that explain the whole difference are shown, and sum to it to the øre', () => {
  fc.assert(
    fc.property(arbitraryPris(fc.constant(0)), (pris) => {
      const parts = divideChange(pris);
      const explained = parts?.reduce((all, { for: before, na }) => all + toOre(na) - toOre(before), 0);
      expect(explained).toBe(toOre(pris.pris) - toOre(pris.prisFor));
      const sizes = (parts ?? []).map(({ for: before, na }) => Math.abs(toOre(na) - toOre(before)));
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      expect(new Set(parts?.map(({ kode }) => kode)).size).toBe(parts?.length);
    }),
  );
});

test('one øre that is not explained, and none are shown', () => {
  const some = fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: -10_000, max: -1 }));
  fc.assert(
    fc.property(arbitraryPris(some), (pris) => {
      expect(divideChange(pris)).toBeUndefined();
    }),
  );
});

const rise: SourcePris = {
  ...hus,
  pris: 110,
  prisFor: 100,
  deler: [{ kode: 'INDEKS', belop: 10 }],
  delerFor: [],
};

test.each<[string, Partial<SourcePris>, number | undefined]>([
  ['all is there', {}, 1],
  ['the first year', { prisFor: undefined }, undefined],
  ['no parts now', { deler: undefined }, undefined],
  ['no parts before', { delerFor: undefined }, undefined],
  ['a life', { systemSource: 'PROLIFE' }, undefined],
  ['a person', { systemSource: 'EIKA_PERSON' }, undefined],
  ['another system', { systemSource: 'EIKA_SKADE' }, 1],
])('%s', (_, change, count) => {
  expect(divideChange({ ...rise, ...change })?.length).toBe(count);
});
