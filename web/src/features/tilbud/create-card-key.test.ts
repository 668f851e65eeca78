import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createCardKey, createCardKeys } from './create-card-key.ts';

it('stays the same when the list around it changes', () => {
  const tilbud = { systemSource: 'NICE', policyNumber: '70110001' } as const;
  expect(createCardKey(tilbud, 0)).toBe(createCardKey(tilbud, 7));
});

it('differs for forty offers, and for systems that use the same number', () => {
  const keys = Array.from({ length: 40 }, (_, index) =>
    createCardKey({ systemSource: 'NICE', policyNumber: `T-${710000 + index}` }, index),
  );
  keys.push(createCardKey({ systemSource: 'NSF', policyNumber: 'T-710000' }, 40));
  expect(new Set(keys).size).toBe(41);
});

it('is valid in an address as it is, and too short to contain a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (policyNumber) => {
      expect(createCardKey({ systemSource: 'NICE', policyNumber }, 0)).toMatch(/^k[a-z0-9]{1,4}$/);
    }),
  );
});

it('depends on the place in the list when there is no number', () => {
  expect(createCardKey({ systemSource: 'NICE' }, 3)).toBe('p3');
});

it('differs for the versions of a number', () => {
  const [first, second] = [1, 2].map((versionNumber) =>
    createCardKey({ systemSource: 'NICE', policyNumber: '70110001', versionNumber }, 0),
  );
  expect(first).not.toBe(second);
});

it('is unique within a list, however long', () => {
  const tilbud = Array.from({ length: 5000 }, (_, index) => ({
    systemSource: 'NICE' as const,
    policyNumber: String(index),
  }));
  const keys = createCardKeys(tilbud);
  expect(new Set(tilbud.map((et) => createCardKey(et, 0))).size).toBeLessThan(5000);
  expect(new Set(keys).size).toBe(5000);
  expect(keys.filter((key) => !/^[a-z0-9]{1,12}$/.test(key))).toEqual([]);
});
