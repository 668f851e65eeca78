/** Of the operating system, TLS or a library, wherever it stands among the causes; it quotes nothing. */
export function findErrorCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[A-Z][A-Z\d_]{1,60}$/.test(cause.code))
      return cause.code;
  }
  return undefined;
}
