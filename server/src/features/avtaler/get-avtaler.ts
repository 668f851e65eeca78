import type { AvtalerResponse, SourceState } from '@portal/contract/avtaler.ts';
import { compareAvtaler } from '@portal/contract/compare-avtaler.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';

import { PortalError } from '../../http/errors.ts';
import type { CustomerContext } from '../../http/queries.ts';
import type { OutsideAnswer } from '../../outside/outside-answer.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { type ListedAvtaler, listAvtaler } from '../../outside/source-system/list-avtaler.ts';
import { sumAvtaler } from './sum-avtaler.ts';

/**
 * The customer's agreements from all seven source systems, asked in parallel: a failing one costs the others nothing,
 * a hanging one costs its time limit (design §4).
 * @throws {PortalError} KILDE_FEILER when not one of them answered (OVW-21).
 */
export async function getAvtaler(outside: OutsideClient, context: CustomerContext): Promise<AvtalerResponse> {
  const { fodselsnummer } = context.session.customer;
  const answers = await Promise.all(
    systemSources.map(async (system) => ({
      system,
      answer: await listAvtaler(outside, system, { fodselsnummer, correlationId: context.correlationId }),
    })),
  );
  if (answers.every(({ answer }) => !answer.ok)) throw new PortalError('KILDE_FEILER');

  const avtaler = answers
    .flatMap(({ answer }) => (answer.ok ? answer.value.avtaler : []))
    .toSorted(compareAvtaler);
  const sources = answers.map(({ system, answer }) => toSourceState(system, answer));
  for (const { system, answer } of answers) {
    if (answer.ok && answer.value.dropped > 0)
      context.report('unreadable agreements left out', { system, count: answer.value.dropped });
  }
  return {
    avtaler,
    ...sumAvtaler(avtaler),
    systemSourceError: sources.some(({ state }) => state !== 'ok'),
    sources,
  };
}

function toSourceState(systemSource: SystemSource, answer: OutsideAnswer<ListedAvtaler>): SourceState {
  if (answer.ok) return { systemSource, state: answer.value.dropped > 0 ? 'incomplete' : 'ok' };
  return { systemSource, state: answer.reason === 'timeout' ? 'timeout' : 'failed' };
}
