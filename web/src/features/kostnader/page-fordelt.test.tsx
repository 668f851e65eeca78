import '../../styles/index.css';
import '../../themes/none.css';

import type { Avtale } from '@portal/contract/avtaler.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { avtaler, bil, hus, priser, read, rise, show, textOf } from '../../testing/kostnader.tsx';

const readRow = (name: RegExp) =>
  textOf(page.getByRole('table', { name: 'Det hver forsikring koster' }).getByRole('row', { name }));

it('nothing is a share of all where one has no known price', async () => {
  const uten = { ...hus, monthlyPrice: undefined, yearlyPrice: undefined };
  await show({ getAvtaler: { ...avtaler, avtaler: [bil, uten] } });
  await expect.poll(() => readRow(/^Bil/)).toBe('Bil189 kr2 268 kr');
});

it('one that has only the price that its system tells by itself stands among the others', async () => {
  const uten = { ...bil, policyNumber: '2', name: 'Hus', monthlyPrice: undefined, yearlyPrice: undefined };
  await show({
    getAvtaler: { ...avtaler, avtaler: [bil, uten] },
    getPriser: {
      ...priser,
      priser: [{ ...rise, policyNumber: '2', gyldigFra: '2026-05-01', pris: 2400 }],
    },
  });
  await expect.poll(() => readRow(/^Hus/)).toBe('Hus51 %200 kr2 400 kr');
});

it('nobody says that none has a price where one may have not come', async () => {
  const uten = { ...bil, monthlyPrice: undefined, yearlyPrice: undefined };
  await show({ getAvtaler: { ...avtaler, avtaler: [uten] }, getPriser: 'failed' });
  const fordelt = await read('Fordelt på');
  await expect.poll(fordelt).toContain('Vi får ikke vist dette akkurat nå.');
  expect(fordelt()).not.toContain('Du har ingen forsikringer med pris.');
});

it('an insurance that costs something has no share of nothing', async () => {
  const dyr: Avtale = { ...hus, monthlyPrice: 1000, yearlyPrice: 12000 };
  const gratis: Avtale = { ...hus, policyNumber: '3', name: 'Reise', monthlyPrice: 0, yearlyPrice: 0 };
  await show({
    getAvtaler: { ...avtaler, avtaler: [{ ...bil, monthlyPrice: 3, yearlyPrice: 36 }, dyr, gratis] },
  });
  await expect.poll(() => readRow(/^Bil/)).toBe('Bilunder 1 %3 kr36 kr');
  expect(readRow(/^Reise/)).toBe('Reise0 %0 kr0 kr');
});

it.each([
  ['not all of the share where another costs something', 3, 'over 99 %'],
  ['all of it where the others cost nothing', 0, '100 %'],
])('an insurance has %s', async (_, monthlyPrice, andel) => {
  const dyr: Avtale = { ...hus, monthlyPrice: 1000, yearlyPrice: 12000 };
  await show({
    getAvtaler: { ...avtaler, avtaler: [dyr, { ...bil, monthlyPrice, yearlyPrice: 12 * monthlyPrice }] },
  });
  await expect.poll(() => readRow(/^Hus/)).toBe(`Hus${andel}1 000 kr12 000 kr`);
});
