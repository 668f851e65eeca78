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
  toState,
} from '../../outside/source-systems/collect-rows.ts';
import type { ListedRows } from '../../outside/list-rows.ts';
import { listAvtaler } from '../../outside/source-systems/source-systems.ts';
import type { Sparebank } from '../../outside/sparebank/sparebank.ts';
import { hasSparebank } from '../../session/has-sparebank.ts';
import { sortAvtaler } from './sort-avtaler.ts';
import { mergeAvtaler } from './merge-avtaler.ts';
import { sumAvtaler } from './sum-avtaler.ts';

/**
 * The customer's agreements from all source systems, and those the savings bank adds, each once, in the
 * customer's order, with sums. A savings bank that fails takes only its own with it, which are then missing as those of
 * a source system are.
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

function followParts(asked: readonly AskedSystem<Avtale>[], extra: Promise<Extra>): InParts<AvtalerResponse> {
  const come = new Map<SystemSource, OutsideAnswer<ListedRows<Avtale>>>();
  let added: Extra;
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
        added,
      ),
  };
}

function toResponse({ rows, ...state }: CollectedRows<Avtale>, extra: Extra): AvtalerResponse {
  const answered = new Set(state.sources.map(({ systemSource }) => systemSource));
  const added = extra?.ok === true ? extra.value.rows : [];
  const avtaler = sortAvtaler(
    mergeAvtaler(
      rows,
      added.filter(({ systemSource }) => answered.has(systemSource)),
    ),
  );
  const sparebank = extra && toState(extra);
  return {
    avtaler,
    ...sumAvtaler(avtaler),
    ...state,
    systemSourceError: state.systemSourceError || (sparebank !== undefined && sparebank !== 'ok'),
    sparebank,
  };
}

/** What the savings bank adds; undefined for a customer without one. */
type Extra = OutsideAnswer<ListedRows<Avtale>> | undefined;

async function listExtra(sparebank: Sparebank, context: CustomerContext): Promise<Extra> {
  return hasSparebank(context) ? sparebank.listAvtaler(context.outside) : undefined;
}
