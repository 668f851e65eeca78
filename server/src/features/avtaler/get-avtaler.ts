import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { compareAvtaler } from '@portal/contract/compare-avtaler.ts';

import type { CustomerContext } from '../../http/queries.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { collectRows } from '../../outside/source-system/collect-rows.ts';
import { listAvtaler } from '../../outside/source-system/list-avtaler.ts';
import { sumAvtaler } from './sum-avtaler.ts';

/**
 * The customer's agreements from all seven source systems, in the customer's order, with sums.
 * @throws {PortalError} as {@link collectRows}
 */
export async function getAvtaler(outside: OutsideClient, context: CustomerContext): Promise<AvtalerResponse> {
  const { rows, ...state } = await collectRows(
    (system, asker) => listAvtaler(outside, system, asker),
    context,
  );
  const avtaler = rows.toSorted(compareAvtaler);
  return { avtaler, ...sumAvtaler(avtaler), ...state };
}
