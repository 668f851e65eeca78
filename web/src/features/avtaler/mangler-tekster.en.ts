import { kildenavn } from '@portal/contract/kilde-tekster.en.ts';
import type { Avtalekilde } from '@portal/contract/system-sources.ts';

import { formatOpplisting } from '../../lib/format/opplisting.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './mangler-tekster.nb.ts';

export { kildenavn };

export const tekster = {
  feil: 'Something went wrong when we tried to load your insurance.',
  delvisFeil: 'Some of our systems are down. Some of your insurance may be missing from the list.',
  henterFra: (kilder) => `Loading ${kilder} …`,
  ingenHer: 'No insurance here.',
  ingenFlere: 'No more insurance here.',
  mangler: (kilder) => `We cannot load your ${joinKilder(kilder)} right now.`,
  ufullstendig: (kilder) =>
    `Some of your ${joinKilder(kilder)}, or its price, is not shown, because we could not read the details.`,
  ulest: (kilder) => `We could not read all of your ${joinKilder(kilder)}.`,
} satisfies Tekster<typeof nb.tekster>;

function joinKilder(kilder: readonly Avtalekilde[]): string {
  return formatOpplisting(kilder.map((kilde) => kildenavn[kilde]));
}
