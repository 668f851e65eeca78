import { z } from 'zod';

import { PortalError } from '../core/errors.ts';
import type { CustomerOutside } from './customer-outside.ts';
import { getValue, type OutsideAnswer } from './outside-answer.ts';
import type { OutsideName } from './outside-systems.ts';

/** `unknown`: the system does not know the thing or the customer. */
export type Changed = OutsideAnswer<'done' | 'unknown' | Refusal>;

/** The register rejects the value (422). The page has texts for two reasons; others are unknown. */
const refusalSchema = z.object({
  kode: z.enum(['UGYLDIG_MAILADRESSE', 'UGYLDIG_MOBILNR', 'UKJENT']).catch('UKJENT'),
});
type Refusal = z.infer<typeof refusalSchema>;
const doneParser = z.undefined().transform(() => 'done' as const);

/**
 * Asks a system to change something of the customer's. It answers 204, or 404 when it does not know it.
 * @param change.mayRefuse the system may reject a value (422)
 */
export function requestChange(
  outside: CustomerOutside,
  system: OutsideName,
  { path, body, mayRefuse }: { path: string; body?: Record<string, unknown>; mayRefuse?: true },
): Promise<Changed> {
  return outside.call<'done' | 'unknown' | Refusal>(system, {
    path,
    ...(body && { body }),
    parser: doneParser,
    answersEmpty: true,
    whenNotFound: 'unknown',
    ...(mayRefuse && { refusalParser: refusalSchema }),
  });
}

/**
 * For a change that must have been made.
 * @throws {PortalError} FINNES_IKKE when the system does not know it, the reason of its rejection
 * (UGYLDIG_FORESPORSEL for one that the page has no text for), or as {@link getValue}
 */
export function requireDone(answer: Changed): void {
  const value = getValue(answer);
  if (value === 'unknown') throw new PortalError('FINNES_IKKE');
  // Refused for a reason that the page has no text for: it was not done, and that is no fault of ours.
  if (value !== 'done') throw new PortalError(value.kode === 'UKJENT' ? 'UGYLDIG_FORESPORSEL' : value.kode);
}
