import { kildenavn } from '@portal/contract/kilde-tekster.nb.ts';
import type { Avtalekilde } from '@portal/contract/system-sources.ts';

import { formatOpplisting } from '../../lib/format/opplisting.ts';

export { kildenavn };

export const tekster = {
  feil: 'En feil oppsto ved henting av forsikringene dine.',
  delvisFeil: 'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.',
  henterFra: (kilder: string) => `Henter ${kilder} …`,
  ingenHer: 'Ingen forsikringer her.',
  ingenFlere: 'Ingen flere forsikringer her.',
  mangler: (kilder: readonly Avtalekilde[]) => `Vi får ikke hentet ${joinKilder(kilder)} akkurat nå.`,
  ufullstendig: (kilder: readonly Avtalekilde[]) =>
    `En eller flere av ${joinKilder(kilder)}, eller prisen på dem, vises ikke, fordi vi ikke klarte å lese opplysningene om dem.`,
  ulest: (kilder: readonly Avtalekilde[]) => `Vi klarte ikke å lese alle ${joinKilder(kilder)}.`,
} as const;

function joinKilder(kilder: readonly Avtalekilde[]): string {
  return formatOpplisting(kilder.map((kilde) => kildenavn[kilde]));
}
