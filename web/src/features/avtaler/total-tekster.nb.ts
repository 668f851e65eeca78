import { velgFlertall } from '../../lib/format/flertall.ts';
import { formatOpplisting } from '../../lib/format/opplisting.ts';

/** A sentence with more names is too long to read. */
const MAKS_NAVN = 3;

/** Comes before them where they do not stand under the total. */
export const slikErTotalen = 'Slik er totalen regnet ut:';

/** Each takes one or more names of agreements. */
export const forklaringer = {
  underBehandling: (navn: readonly string[]) =>
    velgFlertall(navn.length, {
      one: `${join(navn)} er ikke med, den er under behandling.`,
      other: `${join(navn)} er ikke med, de er under behandling.`,
    }),
  utenPris: (navn: readonly string[]) =>
    velgFlertall(navn.length, {
      one: `${join(navn)} er ikke med, prisen står i detaljene.`,
      other: `${join(navn)} er ikke med, prisene står i detaljene.`,
    }),
  utenDetaljer: (navn: readonly string[]) =>
    velgFlertall(navn.length, {
      one: `${join(navn)} er ikke med, vi vet ikke hva den koster.`,
      other: `${join(navn)} er ikke med, vi vet ikke hva de koster.`,
    }),
  bareArspris: (navn: readonly string[]) =>
    `${join(navn)} har bare årspris. En tolvdel av den er med i månedssummen, avrundet til øre.`,
  egenArspris: (navn: readonly string[]) =>
    `Årssummen er ikke tolv ganger månedssummen, for ${join(navn)} har egen årspris.`,
  mangler: 'Forsikringer vi ikke får hentet nå, er ikke med.',
} as const;

/** A repeated name is written once, with a count. */
function join(navn: readonly string[]): string {
  const antall = new Map<string, number>();
  for (const et of navn) antall.set(et, (antall.get(et) ?? 0) + 1);
  const ulike = [...antall].map(([et, ganger]) => (ganger === 1 ? et : `${et} (${ganger})`));
  if (ulike.length <= MAKS_NAVN + 1) return formatOpplisting(ulike);
  return formatOpplisting([...ulike.slice(0, MAKS_NAVN), `${ulike.length - MAKS_NAVN} til`]);
}
