import { expect, test } from 'vitest';

import { createCustomerContext, distributors } from '../../testing/contexts.ts';
import { delingerQuery } from './query.ts';

const LOGIN = new Date('2026-11-01T11:00:00.000Z');
/** A trail of a customer who has only logged in at `none`. */
const audit = {
  findLatest: async (_session: unknown, command: string, at?: readonly string[]) =>
    command === 'login' && at?.includes('none') === true ? LOGIN : undefined,
};
const shared = { sparebank: LOGIN.toISOString() };

test('the savings bank of a brand that got the integration after the start is shown', async () => {
  const configuration = { distributors };
  const query = delingerQuery(audit, configuration);
  const context = createCustomerContext();
  expect(await query.answer(context, {})).toEqual({});
  configuration.distributors = {
    ...distributors,
    list: distributors.list.map((one) => ({ ...one, sparebankintegrasjon: true })),
  };
  expect(await query.answer(context, {})).toEqual(shared);
});

test('so is one that is told who asks since the customer logged in from it, at a brand that has none (ROL-09)', async () => {
  const query = delingerQuery(audit, { distributors });
  const answer = (registerNummer: string) =>
    query.answer(createCustomerContext({ loginBankplassRegisterNummer: registerNummer }), {});
  expect(await answer('0502')).toEqual(shared);
  expect(await answer('9999')).toEqual({});
});
