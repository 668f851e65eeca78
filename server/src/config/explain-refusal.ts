import { ConfigurationError } from './environment.ts';

/**
 * A refusal by the operating system or the database becomes one line that names the setting. Any other error is a bug,
 * and is returned unchanged.
 */
export function explainRefusal(error: unknown, toLine: (reason: string) => string): unknown {
  const code = findCode(error) ?? (error instanceof Error ? findCode(error.cause) : undefined);
  return code === undefined ? error : new ConfigurationError(toLine(code));
}

/** An error code of the operating system (ECONNREFUSED), or PostgreSQL's code for a refused connection (28P01, 3D000). */
function findCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return /^(E[A-Z]+|28\w{3}|3D\w{3})$/.test(error.code) ? error.code : undefined;
}
