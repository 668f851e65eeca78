import type { SystemSource } from '@portal/contract/system-sources.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './mangler-tekster.nb.ts';

import { formatOpplisting } from '../../lib/format/opplisting.ts';

/** The customer's words for the insurances of each system, never our system names. */
export const kildenavn: Record<SystemSource, string> = {
  NICE: 'skadeforsikringene',
  EIKA_SKADE: 'skadeforsikringene fra Eika',
  LOFAVOR: 'LOfavør-forsikringene',
  PROLIFE: 'livs- og personforsikringene',
  EIKA_PERSON: 'personforsikringene fra Eika',
  PARIS: 'gruppeforsikringene',
  NSF: 'forsikringene gjennom Norsk Sykepleierforbund',
};

export const tekster = {
  feil: 'En feil oppsto ved henting av forsikringene dine.',
  delvisFeil: 'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.',
  henterFra: (kilder: string) => `Henter ${kilder} …`,
  ingenHer: 'Ingen forsikringer her.',
  mangler: (kilder: readonly SystemSource[]) => `Vi får ikke hentet ${joinKilder(kilder)} akkurat nå.`,
  ufullstendig: (kilder: readonly SystemSource[]) =>
    `En eller flere av ${joinKilder(kilder)} vises ikke, fordi vi ikke klarte å lese opplysningene om dem.`,
} satisfies Tekster<typeof nb.tekster>;

function joinKilder(kilder: readonly SystemSource[]): string {
  return formatOpplisting(kilder.map((kilde) => kildenavn[kilde]));
}
