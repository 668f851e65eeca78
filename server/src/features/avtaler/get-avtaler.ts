import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';

import type { CustomerContext, InParts } from '../../core/queries.ts';
import type { OutsideAnswer } from '../../outside/outside-answer.ts';
import {
  type AskedSystem,
  askSystems,
  type CollectedRows,
  collectRows,
  joinRows,
} from '../../outside/source-systems/collect-rows.ts';
import type { ListedRows } from '../../outside/source-systems/list-rows.ts';
import { listAvtaler } from '../../outside/source-systems/source-systems.ts';
import type { Sparebank } from '../../outside/sparebank/sparebank.ts';
import { hasSparebank } from '../../session/has-sparebank.ts';
import { sortAvtaler } from './sort-avtaler.ts';
import { mergeAvtaler } from './merge-avtaler.ts';
import { sumAvtaler } from './sum-avtaler.ts';

/**
 * The customer's agreements from all source systems, and those the savings bank adds, each once, in the
 * customer's order, with sums. A savings bank that fails takes only its own with it: its own query tells of that.
 *
 * @param tellParts A part is what one system has. The savings bank may add to each of them, so they wait for it.
 * @throws {PortalError} as {@link collectRows}
 */
export async function getAvtaler(
  sparebank: Sparebank,
  context: CustomerContext,
  tellParts: (parts: InParts<AvtalerResponse>) => void,
): Promise<AvtalerResponse> {
  const asked = askSystems((system) => listAvtaler(context.outside, system));
  const extra = listExtra(sparebank, context);
  tellParts(followParts(asked, extra));
  const [collected, added] = await Promise.all([collectRows(asked, context), extra]);
  return toResponse(collected, added);
}

function followParts(
  asked: readonly AskedSystem<Avtale>[],
  extra: Promise<Avtale[]>,
): InParts<AvtalerResponse> {
  const come = new Map<SystemSource, OutsideAnswer<ListedRows<Avtale>>>();
  let added: Avtale[] = [];
  const parts = asked.map(({ system, answer }) => {
    const part = Promise.all([answer, extra]).then(
      ([rows, ofSparebank]) => {
        come.set(system, rows);
        added = ofSparebank;
      },
      // The whole fails by it too.
      () => undefined,
    );
    return [system, part] as const;
  });
  return {
    parts: Object.fromEntries(parts),
    getSoFar: () =>
      toResponse(
        joinRows(
          systemSources.flatMap((system) => {
            const answer = come.get(system);
            return answer === undefined ? [] : { system, answer };
          }),
        ),
        added.filter(({ systemSource }) => come.has(systemSource)),
      ),
  };
}

function toResponse({ rows, ...state }: CollectedRows<Avtale>, extra: readonly Avtale[]): AvtalerResponse {
  const avtaler = sortAvtaler(mergeAvtaler(rows, extra));
  return { avtaler, ...sumAvtaler(avtaler), ...state };
}

async function listExtra(sparebank: Sparebank, context: CustomerContext): Promise<Avtale[]> {
  if (!hasSparebank(context)) return [];
  const answer = await sparebank.listAvtaler(context.outside);
  return answer.ok ? answer.value.rows : [];
}
