import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import { compareAvtaler } from './compare-avtaler.ts';

import type { CustomerContext } from '../../core/queries.ts';
import { collectRows } from '../../outside/source-systems/collect-rows.ts';
import { listAvtaler } from '../../outside/source-systems/source-systems.ts';
import type { Sparebank } from '../../outside/sparebank/sparebank.ts';
import { hasSparebank } from '../../session/has-sparebank.ts';
import { mergeAvtaler } from './merge-avtaler.ts';
import { sumAvtaler } from './sum-avtaler.ts';

/**
 * The customer's agreements from all source systems, and those the savings bank adds, each once, in the
 * customer's order, with sums. A savings bank that fails takes only its own with it: its own query tells of that.
 * @throws {PortalError} as {@link collectRows}
 */
export async function getAvtaler(sparebank: Sparebank, context: CustomerContext): Promise<AvtalerResponse> {
  const [{ rows, ...state }, extra] = await Promise.all([
    collectRows((system) => listAvtaler(context.outside, system), context),
    listExtra(sparebank, context),
  ]);
  const avtaler = mergeAvtaler(rows, extra).toSorted(compareAvtaler);
  return { avtaler, ...sumAvtaler(avtaler), ...state };
}

async function listExtra(sparebank: Sparebank, context: CustomerContext): Promise<Avtale[]> {
  if (!hasSparebank(context)) return [];
  const answer = await sparebank.listAvtaler(context.outside);
  return answer.ok ? answer.value.rows : [];
}
