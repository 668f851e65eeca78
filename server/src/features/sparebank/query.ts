import { sparebankAvtalerSchema, sparebankmeldingerSchema } from '@portal/contract/sparebank.ts';

import { PortalError } from '../../core/errors.ts';
import { type CustomerContext, defineQuery } from '../../core/queries.ts';
import type { CustomerOutside } from '../../outside/customer-outside.ts';
import { getValue, type OutsideAnswer } from '../../outside/outside-answer.ts';
import type { ListedRows } from '../../outside/list-rows.ts';
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
        avtaler: (await list((outside) => sparebank.listAvtaler(outside), context)).rows,
      }),
    }),
    defineQuery({
      name: 'getSparebankmeldinger',
      access: 'customer',
      summary: 'What the savings bank wants to tell the customer',
      schema: sparebankmeldingerSchema,
      handle: async (context) => {
        const { rows, dropped } = await list((outside) => sparebank.listMeldinger(outside), context);
        return { meldinger: rows, ...(dropped > 0 && { ufullstendig: true as const }) };
      },
    }),
  ];
}

/** @throws {PortalError} FINNES_IKKE for a customer without the integration, or as {@link getValue} */
async function list<Row>(
  ask: (outside: CustomerOutside) => Promise<OutsideAnswer<ListedRows<Row>>>,
  context: CustomerContext,
): Promise<ListedRows<Row>> {
  if (!hasSparebank(context)) throw new PortalError('FINNES_IKKE');
  const { outside, report } = context;
  const listed = getValue(await ask(outside));
  const { dropped } = listed;
  if (dropped > 0) report('unreadable rows left out', { system: 'SPAREBANK', count: dropped });
  return listed;
}
