import { velgFlertall } from '../../lib/format/flertall.ts';
import { joinNavn } from './join-navn.ts';

const join = (navn: readonly string[]) => joinNavn(navn, (antall) => `${antall} til`);

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
