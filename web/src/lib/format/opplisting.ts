import { lokale } from '@portal/contract/format/lokale.nb.ts';
import { whenNeeded } from '@portal/contract/format/when-needed.ts';

const getListe = whenNeeded(() => new Intl.ListFormat(lokale.intl, { type: 'conjunction' }));

/** 'Bil, Hus og Reise' in the language of the page. */
export function formatOpplisting(ledd: readonly string[]): string {
  return getListe().format(ledd);
}
