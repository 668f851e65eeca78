import { lokale } from '@portal/contract/format/lokale.nb.ts';
import { writeTidspunkt } from '@portal/contract/format/tidspunkt.ts';

/** An ISO time as the language of the page writes it, in Norwegian time. */
export function formatTidspunkt(iso: string): string {
  return writeTidspunkt(lokale, iso);
}
