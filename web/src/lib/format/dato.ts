import { writeDato } from '@portal/contract/format/dato.ts';
import { lokale } from '@portal/contract/format/lokale.nb.ts';

/** An ISO date as the language of the page writes it; undefined when it is no date in the calendar. */
export function formatDato(iso: string): string | undefined {
  return writeDato(lokale, iso);
}
