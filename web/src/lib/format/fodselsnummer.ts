/** Eleven digits as six and five: '148384 30121'. Anything else is returned unchanged. */
export function formatFodselsnummer(nummer: string): string {
  return nummer.replace(/^(\d{6})(\d{5})$/, '$1\u00a0$2');
}
