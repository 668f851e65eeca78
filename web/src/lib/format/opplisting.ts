import { lokale } from '@portal/contract/format/lokale.nb.ts';

const liste = new Intl.ListFormat(lokale.intl, { type: 'conjunction' });

/** 'Bil, Hus og Reise' in the language of the page. */
export function formatOpplisting(ledd: readonly string[]): string {
  return liste.format(ledd);
}
