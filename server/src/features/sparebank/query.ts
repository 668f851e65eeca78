import { eikaAvtalerSchema, kundekommunikasjonSchema } from '@portal/contract/eikaintegrasjon.ts';

import { PortalError } from '../../http/errors.ts';
import { type CustomerContext, defineQuery } from '../../http/queries.ts';
import { getValue, type OutsideAnswer } from '../../outside/outside-answer.ts';
import type { Asker, ListedRows } from '../../outside/source-system/list-rows.ts';
import type { Sparebank } from '../../outside/sparebank/sparebank.ts';
import { hasSparebankintegrasjon } from '../../session/has-sparebankintegrasjon.ts';

/** What the customer's savings bank adds; for other customers there is nothing here, and it is not asked. */
export function sparebankQueries(sparebank: Sparebank) {
  return [
    defineQuery({
      name: 'getEikaAvtaler',
      access: 'customer',
      summary: 'Agreements the savings bank knows of; they stand in the list of all agreements too',
      schema: eikaAvtalerSchema,
      handle: async (context) => ({ avtaler: await list((asker) => sparebank.listAvtaler(asker), context) }),
    }),
    defineQuery({
      name: 'getKundekommunikasjon',
      access: 'customer',
      summary: 'What the savings bank wants to tell the customer',
      schema: kundekommunikasjonSchema,
      handle: async (context) => ({
        meldinger: await list((asker) => sparebank.listMeldinger(asker), context),
      }),
    }),
  ];
}

/** @throws {PortalError} FINNES_IKKE for a customer without the integration, or as {@link getValue} */
async function list<Row>(
  ask: (asker: Asker) => Promise<OutsideAnswer<ListedRows<Row>>>,
  context: CustomerContext,
): Promise<Row[]> {
  if (!hasSparebankintegrasjon(context)) throw new PortalError('FINNES_IKKE');
  const { session, correlationId, report } = context;
  const { rows, dropped } = getValue(
    await ask({ fodselsnummer: session.customer.fodselsnummer, correlationId }),
  );
  if (dropped > 0) report('unreadable rows left out', { system: 'SPAREBANK', count: dropped });
  return rows;
}
