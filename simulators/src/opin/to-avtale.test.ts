import { readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { anyPolicy } from './generate-policies.ts';
import { type OpinPolicy, opinApis } from './opin-client.ts';
import { toAvtale } from './to-avtale.ts';

const TODAY = '2026-06-15';

const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6 });
formats.default(ajv);
const page: object = parse(
  readFileSync(new URL('../../../docs/outside/source-system.openapi.yaml', import.meta.url), 'utf8'),
);
ajv.addSchema(page, 'page');
const isAnswer = ajv.compile({
  $ref: 'page#/paths/~1avtaler~1sok/post/responses/200/content/application~1json/schema',
});

const policy = (fields: Partial<OpinPolicy> & { info?: Record<string, unknown> } = {}): OpinPolicy => ({
  api: 'insurance-auto',
  policyId: '111111',
  premium: undefined,
  ...fields,
  info: { termStartDate: '2026-01-01', termEndDate: '2026-12-31', ...fields.info },
});

test('any policy of an institution becomes a row that the contract allows, or none', () => {
  fc.assert(
    fc.property(anyPolicy, fc.constantFrom(...opinApis), ({ info, premium, ...rest }, api) => {
      const row = toAvtale({ ...rest, api, info: { ...info }, premium: { ...premium } }, TODAY);
      expect(isAnswer({ avtaler: row === undefined ? [] : [row] }), JSON.stringify(isAnswer.errors)).toBe(
        true,
      );
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['2026-06-15', '2026-12-31', 'ACTIVE'],
  ['2026-06-16', '2026-12-31', 'PENDING'],
  ['2025-06-16', '2026-06-15', 'ACTIVE'],
  ['2025-06-16', '2026-06-14', undefined],
])('a term from %s to %s is %s', (termStartDate, termEndDate, status) => {
  expect(toAvtale(policy({ info: { termStartDate, termEndDate } }), TODAY)?.avtaleStatus).toBe(status);
});

test.each([
  ['BRL', undefined],
  ['NOK', 2000.5],
])('a premium in %s is %s kroner', (currency, yearlyPrice) => {
  const premium = { amount: { amount: '2000.50', unit: { code: 'xx', description: currency } } };
  expect(toAvtale(policy({ premium }), TODAY)?.yearlyPrice).toBe(yearlyPrice);
});

test.each([
  ['insurance-auto', { insuredObjects: [{ type: 'AUTOMOVEL' }] }, 'BIL', 'Bil'],
  ['insurance-auto', { insuredObjects: [{ type: 'FROTA' }] }, 'ANNET_KJORETOY', 'Bil'],
  ['insurance-housing', { branchInfo: { insuredObjects: [{ propertyType: 'CASA' }] } }, 'HUS', 'Bolig'],
  [
    'insurance-housing',
    { branchInfo: { insuredObjects: [{ propertyType: 'APARTAMENTO' }] } },
    'INNBO',
    'Bolig',
  ],
  ['insurance-person', {}, 'LIVSFORSIKRING', 'Personforsikring'],
] as const)('%s with %j is %s', (api, info, productType, name) => {
  expect(toAvtale(policy({ api, info }), TODAY)).toMatchObject({ productType, name });
});

test('a description that is too long is cut between characters', () => {
  const row = toAvtale(policy({ info: { insuredObjects: [{ description: '👩🏽‍🚀'.repeat(200) }] } }), TODAY);
  expect(row?.description?.isWellFormed()).toBe(true);
  expect(row?.description).toMatch(/^(?:👩🏽‍🚀)+…$/u);
});
