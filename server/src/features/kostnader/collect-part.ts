import type { PartState } from '@portal/contract/kostnader.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';

import type { Environment, OutsidePart } from '../../config/environment.ts';
import type { CustomerContext } from '../../core/queries.ts';
import type { OutsideAnswer } from '../../outside/outside-answer.ts';
import { collectRows } from '../../outside/source-systems/collect-rows.ts';
import type { ListedRows } from '../../outside/list-rows.ts';

/**
 * The customer's rows of an optional part of the contract, from the systems that have it. The others are named as
 * systems that cannot tell.
 * @throws {PortalError} KILDE_FEILER when systems were asked and none of them answered.
 */
export async function collectPart<Row>(
  { outside }: Pick<Environment, 'outside'>,
  part: OutsidePart,
  list: (system: SystemSource) => Promise<OutsideAnswer<ListedRows<Row>>>,
  context: Pick<CustomerContext, 'report'>,
): Promise<{ rows: Row[]; sources: PartState[] }> {
  const able = systemSources.filter((system) => outside[system].parts?.includes(part) === true);
  const asked = able.map((system) => ({ system, answer: list(system) }));
  const { rows, sources } =
    asked.length === 0 ? { rows: [], sources: [] } : await collectRows(asked, context);
  return {
    rows,
    sources: systemSources.map(
      (systemSource) =>
        sources.find((source) => source.systemSource === systemSource) ?? {
          systemSource,
          state: 'notOffered',
        },
    ),
  };
}
