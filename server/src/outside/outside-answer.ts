import type { OutsideName } from '../config/environment.ts';

/** Failure is a value with a name, never an empty list (design §4). */
export type OutsideAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; system: OutsideName; reason: OutsideFailure };

/**
 * `timeout`: no whole answer within the limit. `refused`: not asked, because the system has failed too much lately
 * or too many calls wait for it. `status`, `content`: it answered something else than the contract says.
 */
export type OutsideFailure = 'timeout' | 'unreachable' | 'refused' | 'status' | 'content';
