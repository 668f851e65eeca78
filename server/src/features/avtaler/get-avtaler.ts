import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import { compareAvtaler } from '@portal/contract/compare-avtaler.ts';

import type { CustomerContext } from '../../http/queries.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { collectRows } from '../../outside/source-system/collect-rows.ts';
import { listAvtaler } from '../../outside/source-system/list-avtaler.ts';
import type { Sparebank } from '../../outside/sparebank/sparebank.ts';
import { hasSparebankintegrasjon } from '../../session/has-sparebankintegrasjon.ts';
import { mergeAvtaler } from './merge-avtaler.ts';
import { sumAvtaler } from './sum-avtaler.ts';

/**
 * The customer's agreements from all seven source systems, and those the savings bank adds, each once, in the
 * customer's order, with sums. A savings bank that fails takes only its own with it: its own query tells of that.
 * @throws {PortalError} as {@link collectRows}
 */
export async function getAvtaler(
  { outside, sparebank }: { outside: OutsideClient; sparebank: Sparebank },
  context: CustomerContext,
): Promise<AvtalerResponse> {
  const [{ rows, ...state }, extra] = await Promise.all([
    collectRows((system, asker) => listAvtaler(outside, system, asker), context),
    listExtra(sparebank, context),
  ]);
  const avtaler = mergeAvtaler(rows, extra).toSorted(compareAvtaler);
  return { avtaler, ...sumAvtaler(avtaler), ...state };
}

async function listExtra(sparebank: Sparebank, context: CustomerContext): Promise<Avtale[]> {
  if (!hasSparebankintegrasjon(context)) return [];
  const { session, correlationId } = context;
  const answer = await sparebank.listAvtaler({
    fodselsnummer: session.customer.fodselsnummer,
    correlationId,
  });
  return answer.ok ? answer.value.rows : [];
}
