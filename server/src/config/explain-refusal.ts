import { ConfigurationError } from './environment.ts';

/** What the operating system or the database said no with: one line names the setting. The rest is a fault of ours. */
export function explainRefusal(error: unknown, toLine: (reason: string) => string): unknown {
  const code = findCode(error) ?? (error instanceof Error ? findCode(error.cause) : undefined);
  return code === undefined ? error : new ConfigurationError(toLine(code));
}

/** Of the operating system (ECONNREFUSED), or PostgreSQL's for who may come in and where (28P01, 3D000). */
function findCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return /^(E[A-Z]+|28\w{3}|3D\w{3})$/.test(error.code) ? error.code : undefined;
}
