import type { ApiError } from '@portal/contract/client.ts';

/** What a customer can do when something could not be saved: a sentence to stand after what failed. */
export function whatToDo({ status, code }: Pick<ApiError, 'status' | 'code'>): string {
  if (status === 0) return 'Vi fikk ikke svar. Sjekk at du er på nett, og prøv igjen.';
  if (code === 'FINNES_IKKE')
    return 'Vi finner deg ikke i registeret. Kontakt oss, så ordner vi det for deg.';
  if (code === 'IKKE_TILLATT') return 'Last siden på nytt, og prøv igjen.';
  if (code === 'FOR_MANGE_FORSPORSLER') return 'Vent litt, og prøv igjen.';
  return 'Prøv igjen om litt. Går det fortsatt ikke, kan du kontakte oss.';
}
