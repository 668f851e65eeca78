import type { OutsideSystem } from '../systems.ts';

/**
 * - `down` 503, `500` an error of its own, `reset` the connection is reset, `hang` no answer ever
 * - `slow` the correct answer, late
 * - `malformed` truncated JSON, `html` a page instead of JSON, `wrong-type` every field of another type
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
/**
 * Rarer ones, of the wire:
 * - `204` no content, `redirect` to another host, which answers correctly
 * - `drip` a space at a time, `endless` as many as the connection takes: neither ends
 */
export const wireFaultKinds = ['204', 'redirect', 'drip', 'endless'] as const;
export type FaultKind = (typeof faultKinds | typeof wireFaultKinds)[number];

/** `identity` can only fail as a whole: it does not know the customer until it is too late. */
export type FaultySystem = OutsideSystem | 'identity';

export interface Fault {
  system: FaultySystem;
  fault: FaultKind;
  /** Only for this customer, so that tests can run in parallel. */
  fodselsnummer?: string;
  /** Only for this operation, e.g. `/tilbud/slett`. */
  path?: string;
  /** The delay of a slow answer, in milliseconds. */
  delayMs?: number;
}

export const SLOW_MS = 1500;
export const DRIP_MS = 200;
/** A call with this query has followed a redirect of the fault: it gets the right answer. */
export const FOLLOWED = 'fulgt';
