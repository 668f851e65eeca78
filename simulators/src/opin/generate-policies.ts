import fc from 'fast-check';

import type { OpinApi } from './opin-client.ts';

/** A policy in the institution's own data. */
export interface HeldPolicy {
  policyId: string;
  productName: string;
  info: object;
  premium: object;
}

export type Portfolio = Record<OpinApi, HeldPolicy[]>;

/** Letters of any script, with the lengths that the published documents allow. */
const text = (maxLength: number, minLength = 0) => fc.string({ unit: 'grapheme', minLength, maxLength });
const day = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc
  .tuple(fc.nat({ max: 9_999_999 }), fc.nat({ max: 99 }), fc.constantFrom('BRL', 'USD', 'NOK'))
  .map(([whole, cents, currency]) => ({
    amount: `${whole}.${String(cents).padStart(2, '0')}`,
    unit: { code: 'R$', description: currency },
  }));
const insuredObject = fc.record(
  {
    identification: text(100),
    type: fc.constantFrom('AUTOMOVEL', 'CONDUTOR', 'FROTA', 'CONTRATO', 'OUTROS'),
    description: text(1024),
    coverages: fc.constant([]),
  },
  { requiredKeys: ['identification', 'type', 'description', 'coverages'] },
);
const branchInfo = fc.record({
  insuredObjects: fc.array(fc.record({ propertyType: fc.constantFrom('CASA', 'APARTAMENTO') }), {
    maxLength: 2,
  }),
});

/** Any policy that the documents of Open Insurance Brasil allow, in the fields that the adapter reads. */
export const anyPolicy: fc.Arbitrary<HeldPolicy> = fc.record({
  policyId: text(60, 1),
  productName: text(70),
  info: fc.record(
    {
      termStartDate: day,
      termEndDate: day,
      susepProcessNumber: text(60),
      insuredObjects: fc.array(insuredObject, { maxLength: 3 }),
      branchInfo,
    },
    { requiredKeys: ['termStartDate', 'termEndDate', 'insuredObjects'] },
  ),
  premium: fc.record({
    paymentsQuantity: fc.nat({ max: 999 }),
    amount,
    coverages: fc.constant([]),
    payments: fc.constant([]),
  }),
});

const policies = fc.uniqueArray(anyPolicy, {
  minLength: 1,
  maxLength: 6,
  selector: ({ policyId }) => policyId,
});

/** The same seed gives the same portfolio. */
export function generatePortfolio(seed: number): Portfolio {
  const [portfolio] = fc.sample(
    fc.record({ 'insurance-auto': policies, 'insurance-housing': policies, 'insurance-person': policies }),
    { seed, numRuns: 1 },
  );
  if (portfolio === undefined) throw new Error('Nothing was generated');
  return portfolio;
}
