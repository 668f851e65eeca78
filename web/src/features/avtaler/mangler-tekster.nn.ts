import { kildenavn } from '@portal/contract/kilde-tekster.nn.ts';
import type { Avtalekilde } from '@portal/contract/system-sources.ts';

import { formatOpplisting } from '../../lib/format/opplisting.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './mangler-tekster.nb.ts';

export { kildenavn };

export const tekster = {
  feil: 'Det oppstod ein feil då vi skulle hente forsikringane dine.',
  delvisFeil: 'Nokre av systema våre er nede. Det kan hende at nokre av forsikringane dine manglar i lista.',
  henterFra: (kilder) => `Hentar ${kilder} …`,
  ingenHer: 'Ingen forsikringar her.',
  ingenFlere: 'Ingen fleire forsikringar her.',
  mangler: (kilder) => `Vi får ikkje henta ${joinKilder(kilder)} akkurat no.`,
  ufullstendig: (kilder) =>
    `Ei eller fleire av ${joinKilder(kilder)}, eller prisen på dei, er ikkje med, fordi vi ikkje klarte å lese opplysningane om dei.`,
  ulest: (kilder) => `Vi klarte ikkje å lese alle ${joinKilder(kilder)}.`,
} satisfies Tekster<typeof nb.tekster>;

function joinKilder(kilder: readonly Avtalekilde[]): string {
  return formatOpplisting(kilder.map((kilde) => kildenavn[kilde]));
}
