import type { SourceState } from '@portal/contract/source-state.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';

import { PortalError } from '../../core/errors.ts';
import type { CustomerContext } from '../../core/queries.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import type { ListedRows } from '../list-rows.ts';

export interface CollectedRows<Row> {
  /** Ordered by system; within a system, in its own order. */
  rows: Row[];
  systemSourceError: boolean;
  sources: SourceState[];
}

interface SystemAnswer<Row> {
  system: SystemSource;
  answer: OutsideAnswer<ListedRows<Row>>;
}

/** A system that was asked for its rows of one kind. */
export interface AskedSystem<Row> {
  system: SystemSource;
  answer: Promise<OutsideAnswer<ListedRows<Row>>>;
}

/** Asks all source systems in parallel. */
export function askSystems<Row>(
  list: (system: SystemSource) => Promise<OutsideAnswer<ListedRows<Row>>>,
): AskedSystem<Row>[] {
  return systemSources.map((system) => ({ system, answer: list(system) }));
}

/**
 * The customer's rows of one kind from all source systems: one that fails costs the others nothing, one that hangs
 * costs its time limit.
 * @throws {PortalError} KILDE_FEILER when none of them answered.
 */
export async function collectRows<Row>(
  asked: readonly AskedSystem<Row>[],
  { report }: Pick<CustomerContext, 'report'>,
): Promise<CollectedRows<Row>> {
  const answers = await Promise.all(
    asked.map(async ({ system, answer }) => ({ system, answer: await answer })),
  );
  if (answers.every(({ answer }) => !answer.ok)) throw new PortalError('KILDE_FEILER');

  for (const { system, answer } of answers) {
    if (answer.ok && answer.value.dropped > 0)
      report('unreadable rows left out', { system, count: answer.value.dropped });
  }
  return joinRows(answers);
}

/** What these systems have answered, in their order. */
export function joinRows<Row>(answers: readonly SystemAnswer<Row>[]): CollectedRows<Row> {
  const sources = answers.map(({ system, answer }) => ({ systemSource: system, state: toState(answer) }));
  return {
    rows: answers.flatMap(({ answer }) => (answer.ok ? answer.value.rows : [])),
    systemSourceError: sources.some(({ state }) => state !== 'ok'),
    sources,
  };
}

export function toState(answer: OutsideAnswer<ListedRows<unknown>>): SourceState['state'] {
  if (answer.ok) {
    const { dropped, isIncomplete } = answer.value;
    return dropped > 0 || isIncomplete ? 'incomplete' : 'ok';
  }
  return answer.reason === 'timeout' ? 'timeout' : 'failed';
}
