import { expect, it } from 'vitest';

import { getPakkepris } from './get-pakkepris.ts';

const pakke = (monthlyPrice: number, yearlyPrice: number) => ({
  policyNumber: '2',
  versionNumber: 1,
  productType: 'INNBO',
  monthlyPrice,
  yearlyPrice,
});

it.each<[string, Parameters<typeof getPakkepris>[0], ReturnType<typeof getPakkepris>]>([
  ['alone', { monthlyPrice: 200, yearlyPrice: 2400, pakkeTilbud: [] }, { maned: 200, ar: 2400 }],
  [
    'with one',
    { monthlyPrice: 846, yearlyPrice: 10152, pakkeTilbud: [pakke(214, 2568)] },
    { maned: 1060, ar: 12720 },
  ],
  [
    'with two, in whole øre',
    { monthlyPrice: 0.1, yearlyPrice: 1.2, pakkeTilbud: [pakke(0.2, 2.4), pakke(100.05, 1200.6)] },
    { maned: 100.35, ar: 1204.2 },
  ],
  [
    'no price of its own is no price, whatever comes with it',
    { pakkeTilbud: [pakke(214, 2568)] },
    { maned: undefined, ar: undefined },
  ],
  ['only a monthly one', { monthlyPrice: 0, pakkeTilbud: [] }, { maned: 0, ar: undefined }],
])('%s (OD-61)', (_, tilbud, ventet) => {
  expect(getPakkepris(tilbud)).toEqual(ventet);
});
