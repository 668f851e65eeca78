import { customers, type CustomerKey } from './customers.ts';
import type { SystemSource } from './oversikt.ts';

/** The ways in which an outside system of the simulators can fail. */
export const faultKinds = [
  'down',
  'reset',
  'hang',
  'slow',
  '500',
  'malformed',
  'html',
  'bad-row',
  'wrong-type',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** How late a slow system answers: within its limit, also on a busy machine. */
const SLOW_MS = 1000;

/** Breaks one source system for one customer alone, so that stories can run side by side. */
export async function breakSystem(
  simulatorsUrl: string,
  customer: CustomerKey,
  source: SystemSource,
  fault: FaultKind,
): Promise<void> {
  await send(simulatorsUrl, 'POST', {
    system: toSystem(source),
    fault,
    fodselsnummer: customers[customer],
    ...(fault === 'slow' && { delayMs: SLOW_MS }),
  });
}

/** Breaks one operation of one system, e.g. `/tilbud/sok`, for one customer alone. */
export async function breakCall(
  simulatorsUrl: string,
  customer: CustomerKey,
  { system, path }: OutsideCall,
): Promise<void> {
  await send(simulatorsUrl, 'POST', { system, path, fault: '500', fodselsnummer: customers[customer] });
}

export interface OutsideCall {
  system: string;
  path: string;
}

/** A source system by the name it has among the simulators. */
export function toSystem(source: SystemSource): string {
  return source.toLowerCase().replaceAll('_', '-');
}

/** Mends everything that stories broke for the customer. */
export async function mendSystems(simulatorsUrl: string, customer: CustomerKey): Promise<void> {
  await send(simulatorsUrl, 'DELETE', { fodselsnummer: customers[customer] });
}

async function send(simulatorsUrl: string, method: 'POST' | 'DELETE', body: object): Promise<void> {
  const answer = await fetch(`${simulatorsUrl}/faults`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The fault switch answered ${answer.status}: ${await answer.text()}`);
}
