import { sparebankAvtalerSchema, sparebankmeldingerSchema } from '@portal/contract/sparebank.ts';

import { PortalError } from '../../core/errors.ts';
import { type CustomerContext, defineQuery } from '../../core/queries.ts';
import type { CustomerOutside } from '../../outside/customer-outside.ts';
import { getValue, type OutsideAnswer } from '../../outside/outside-answer.ts';
import type { ListedRows } from '../../outside/source-systems/list-rows.ts';
import type { Sparebank } from '../../outside/sparebank/sparebank.ts';
import { hasSparebank } from '../../session/has-sparebank.ts';

/** The savings bank's own data. Customers without the integration get FINNES_IKKE, and the bank is not called. */
export function sparebankQueries(sparebank: Sparebank) {
  return [
    defineQuery({
      name: 'getSparebankAvtaler',
      access: 'customer',
      summary: 'Agreements the savings bank knows of; they stand in the list of all agreements too',
      schema: sparebankAvtalerSchema,
      handle: async (context) => ({
        avtaler: await list((outside) => sparebank.listAvtaler(outside), context),
      }),
    }),
    defineQuery({
      name: 'getSparebankmeldinger',
      access: 'customer',
      summary: 'What the savings bank wants to tell the customer',
      schema: sparebankmeldingerSchema,
      handle: async (context) => ({
        meldinger: await list((outside) => sparebank.listMeldinger(outside), context),
      }),
    }),
  ];
}

/** @throws {PortalError} FINNES_IKKE for a customer without the integration, or as {@link getValue} */
async function list<Row>(
  ask: (outside: CustomerOutside) => Promise<OutsideAnswer<ListedRows<Row>>>,
  context: CustomerContext,
): Promise<Row[]> {
  if (!hasSparebank(context)) throw new PortalError('FINNES_IKKE');
  const { outside, report } = context;
  const { rows, dropped } = getValue(await ask(outside));
  if (dropped > 0) report('unreadable rows left out', { system: 'SPAREBANK', count: dropped });
  return rows;
}
