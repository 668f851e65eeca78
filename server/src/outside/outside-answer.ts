import { z } from 'zod';

import type { OutsideName } from '../config/environment.ts';
import { PortalError } from '../http/errors.ts';

/** Failure is a value with a name, never an empty list. */
export type OutsideAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; system: OutsideName; reason: OutsideFailure };

/**
 * `timeout`: no whole answer within the limit. `refused`: not asked, because the system has failed too much lately
 * or too many calls wait for it. `status`, `content`: it answered something else than the contract says.
 */
export type OutsideFailure = 'timeout' | 'unreachable' | 'refused' | 'status' | 'content';

/**
 * For a feature that has nothing to say without the answer.
 * @throws {PortalError} KILDE_SVARER_IKKE after the time limit, KILDE_FEILER for any other failure.
 */
export function getValue<Value>(answer: OutsideAnswer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new PortalError(answer.reason === 'timeout' ? 'KILDE_SVARER_IKKE' : 'KILDE_FEILER');
}

/** A register that does not take the value it was sent (422). The page has texts for two reasons; others are unknown. */
export const refusalSchema = z.object({
  kode: z.enum(['UGYLDIG_MAILADRESSE', 'UGYLDIG_MOBILNR', 'UKJENT']).catch('UKJENT'),
});
export type Refusal = z.infer<typeof refusalSchema>;

/**
 * For a change that is done or is not.
 * @throws {PortalError} FINNES_IKKE for a customer the register does not know, the register's own reason, or as
 * {@link getValue}
 */
export function requireDone(answer: OutsideAnswer<'done' | 'unknown' | Refusal>): void {
  const value = getValue(answer);
  if (value === 'unknown') throw new PortalError('FINNES_IKKE');
  if (value !== 'done') throw new PortalError(value.kode);
}
