import { PortalError } from '../core/errors.ts';
import type { OutsideName } from './outside-systems.ts';

/** A failure is a named value, never an empty list. */
export type OutsideAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; system: OutsideName; reason: OutsideFailure };

/**
 * `timeout`: no complete answer within the time limit. `refused`: not called, because the circuit breaker is open or
 * too many calls are waiting. `status`, `content`: the answer breaks the contract.
 */
export type OutsideFailure = 'timeout' | 'unreachable' | 'refused' | 'status' | 'content';

/**
 * For features that need the answer.
 * @throws {PortalError} KILDE_SVARER_IKKE after the time limit, KILDE_FEILER for any other failure.
 */
export function getValue<Value>(answer: OutsideAnswer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new PortalError(answer.reason === 'timeout' ? 'KILDE_SVARER_IKKE' : 'KILDE_FEILER');
}
