import { formatOpplisting } from '../../lib/format/opplisting.ts';

/** A sentence with more names is too long to read. */
const MAKS_NAVN = 3;

/**
 * A repeated name is written once, with a count.
 *
 * @param toFlere says how many names are left out
 */
export function joinNavn(navn: readonly string[], toFlere: (antall: number) => string): string {
  const antall = new Map<string, number>();
  for (const et of navn) antall.set(et, (antall.get(et) ?? 0) + 1);
  const ulike = [...antall].map(([et, ganger]) => (ganger === 1 ? et : `${et} (${ganger})`));
  if (ulike.length <= MAKS_NAVN + 1) return formatOpplisting(ulike);
  return formatOpplisting([...ulike.slice(0, MAKS_NAVN), toFlere(ulike.length - MAKS_NAVN)]);
}
