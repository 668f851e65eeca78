import { inject } from 'vitest';

import { type FaultKind } from '../../../tools/testing/create-kunde.ts';
import { fodselsnumre } from './fodselsnumre.ts';

export interface Fault {
  /** By its name among the simulators. */
  system: string;
  fault: FaultKind;
  /** One operation alone. */
  path?: string;
  delayMs?: number;
}

const named: readonly string[] = Object.values(fodselsnumre);

/**
 * Breaks an outside system for one person, who was made for the test: all test files share the simulators, and log in
 * as the named people at the same time.
 * @throws for a named person, and when the simulators refuse the fault
 */
export async function breakSystem(fodselsnummer: string, fault: Fault): Promise<void> {
  if (named.includes(fodselsnummer)) throw new Error('Make a person for this test: other tests use this one');
  await send('POST', { ...fault, fodselsnummer });
}

/** Removes every fault that was set for the person. Needed only where the test goes on. */
export async function mendSystems(fodselsnummer: string): Promise<void> {
  await send('DELETE', { fodselsnummer });
}

async function send(method: 'POST' | 'DELETE', body: object): Promise<void> {
  const answer = await fetch(`${inject('simulatorsUrl')}/faults`, { method, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The fault switch answered ${answer.status}: ${await answer.text()}`);
}
