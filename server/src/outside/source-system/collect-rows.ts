import type { SourceState } from '@portal/contract/source-state.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';

import { PortalError } from '../../http/errors.ts';
import type { CustomerContext } from '../../http/queries.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import type { Asker, ListedRows } from './list-rows.ts';

export interface CollectedRows<Row> {
  /** In the order of the systems, then in that of each system. */
  rows: Row[];
  systemSourceError: boolean;
  sources: SourceState[];
}

/**
 * The customer's rows of one kind from all seven source systems, asked in parallel: a failing one costs the others
 * nothing, a hanging one costs its time limit.
 * @throws {PortalError} KILDE_FEILER when not one of them answered.
 */
export async function collectRows<Row>(
  list: (system: SystemSource, asker: Asker) => Promise<OutsideAnswer<ListedRows<Row>>>,
  { session, correlationId, report }: Pick<CustomerContext, 'session' | 'correlationId' | 'report'>,
): Promise<CollectedRows<Row>> {
  const asker = { fodselsnummer: session.customer.fodselsnummer, correlationId };
  const answers = await Promise.all(
    systemSources.map(async (system) => ({ system, answer: await list(system, asker) })),
  );
  if (answers.every(({ answer }) => !answer.ok)) throw new PortalError('KILDE_FEILER');

  for (const { system, answer } of answers) {
    if (answer.ok && answer.value.dropped > 0)
      report('unreadable rows left out', { system, count: answer.value.dropped });
  }
  const sources = answers.map(({ system, answer }) => toSourceState(system, answer));
  return {
    rows: answers.flatMap(({ answer }) => (answer.ok ? answer.value.rows : [])),
    systemSourceError: sources.some(({ state }) => state !== 'ok'),
    sources,
  };
}

function toSourceState(systemSource: SystemSource, answer: OutsideAnswer<ListedRows<unknown>>): SourceState {
  if (answer.ok) {
    const { dropped, lacksPrice } = answer.value;
    return { systemSource, state: dropped > 0 || lacksPrice ? 'incomplete' : 'ok' };
  }
  return { systemSource, state: answer.reason === 'timeout' ? 'timeout' : 'failed' };
}
