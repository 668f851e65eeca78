import { getFodselsnummer, type Somebody } from './customers.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';
import { type FaultKind, toSystem } from '../../tools/testing/create-kunde.ts';

/** How late a slow system answers: within its time limit, even on a busy machine. */
const SLOW_MS = 1000;

/** Breaks one source system for one customer only, so that stories can run in parallel. */
export async function breakSystem(
  simulatorsUrl: string,
  customer: Somebody,
  source: SystemSource,
  fault: FaultKind,
): Promise<void> {
  await send(simulatorsUrl, 'POST', {
    system: toSystem(source),
    fault,
    fodselsnummer: getFodselsnummer(customer),
    ...(fault === 'slow' && { delayMs: SLOW_MS }),
  });
}

/** Breaks one operation of one system, e.g. `/tilbud/sok`, for one customer only. */
export async function breakCall(
  simulatorsUrl: string,
  customer: Somebody,
  { system, path }: OutsideCall,
): Promise<void> {
  await send(simulatorsUrl, 'POST', {
    system,
    path,
    fault: '500',
    fodselsnummer: getFodselsnummer(customer),
  });
}

export interface OutsideCall {
  system: string;
  path: string;
}

/** Sets a fault of a system for one customer only, of all its operations unless one is named. */
export async function setFault(
  simulatorsUrl: string,
  customer: Somebody,
  fault: { system: string; fault: FaultKind; path?: string; delayMs?: number },
): Promise<void> {
  await send(simulatorsUrl, 'POST', { ...fault, fodselsnummer: getFodselsnummer(customer) });
}

/** Removes all faults that stories have set for the customer. */
export async function mendSystems(simulatorsUrl: string, customer: Somebody): Promise<void> {
  await send(simulatorsUrl, 'DELETE', { fodselsnummer: getFodselsnummer(customer) });
}

async function send(simulatorsUrl: string, method: 'POST' | 'DELETE', body: object): Promise<void> {
  const answer = await fetch(`${simulatorsUrl}/faults`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The fault switch answered ${answer.status}: ${await answer.text()}`);
}
