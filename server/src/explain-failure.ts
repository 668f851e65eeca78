import { maskPersonal } from '@portal/contract/mask-personal.ts';

import { ConfigurationError } from './config/environment.ts';

/**
 * What a process says that cannot go on: one plain line for what an operator can fix. Anything else is a bug, and shows
 * its stack and those of its causes, without the personal data that a database may quote.
 */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  if (!(error instanceof Error)) return maskPersonal(String(error));
  const cause = error.cause === undefined ? '' : `\nCaused by: ${explainFailure(error.cause)}`;
  return `${maskPersonal(error.stack ?? error.message)}${cause}`;
}
