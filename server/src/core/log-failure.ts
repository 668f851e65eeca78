import { PortalError } from './errors.ts';

type Write = (details: object, message: string) => void;

/**
 * Writes that a request or a query failed. A fault of ours is an error, with its stack. An outside system's is a warning:
 * the line of the call says why, and nobody here can mend it.
 * @param references what the line is found by
 */
export function logFailure(
  log: { warn: Write; error: Write },
  error: unknown,
  { message, ...references }: { message: string } & Record<string, string>,
): void {
  if (error instanceof PortalError && (error.code === 'KILDE_FEILER' || error.code === 'KILDE_SVARER_IKKE'))
    log.warn({ code: error.code, ...references }, message);
  else log.error({ err: error, ...references }, message);
}
