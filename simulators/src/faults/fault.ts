import type { OutsideSystem } from '../customers/customer.ts';

/**
 * - `down` 503, `500` an error of its own, `reset` the connection is torn, `hang` no answer ever
 * - `slow` the right answer, late
 * - `malformed` cut-off JSON, `html` a page where JSON was due, `wrong-type` every field of another type
 * - `bad-row` one unreadable row among the good ones
 */
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

/** `identity` can fail as a whole only: it learns who the customer is too late. */
export type FaultySystem = OutsideSystem | 'identity';

export interface Fault {
  system: FaultySystem;
  fault: FaultKind;
  /** Hits this customer alone, so that tests can run side by side. */
  fodselsnummer?: string;
  /** Hits this operation alone, e.g. `/tilbud/slett`. */
  path?: string;
  /** How late a slow answer is, in milliseconds. */
  delayMs?: number;
}

export const SLOW_MS = 1500;
