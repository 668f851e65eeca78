import type { ApiError } from '@portal/contract/client.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';

/** The input is not wrong: there have been more changes than anybody makes by hand. */
export const forMange =
  'Du har gjort mange endringer på kort tid, så denne ble ikke lagret. Vent litt, og prøv igjen.';

/** What a customer can do when something could not be saved: a sentence that follows the error. */
export function whatToDo({ status, code }: Pick<ApiError, 'status' | 'code'>): string {
  if (status === 0) return 'Vi fikk ikke svar. Sjekk at du er på nett, og prøv igjen.';
  if (code === 'FINNES_IKKE')
    return 'Vi finner deg ikke i registeret. Kontakt oss, så ordner vi det for deg.';
  if (code === 'IKKE_TILLATT') return 'Last siden på nytt, og prøv igjen.';
  if (code === 'FOR_MANGE_FORSPORSLER') return forMange;
  return 'Prøv igjen om litt. Går det fortsatt ikke, kan du kontakte oss.';
}

/** The text for a failed write that the customer can do nothing about. */
export function toFailureText(
  code: ErrorCode | undefined,
  { loggetUt, feilet }: { loggetUt: string; feilet: string },
): string {
  if (code === 'FOR_MANGE_FORSPORSLER') return forMange;
  return code === 'IKKE_INNLOGGET' ? loggetUt : feilet;
}
