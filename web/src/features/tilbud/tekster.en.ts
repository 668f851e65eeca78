import type { TilbudProductType } from '@portal/contract/tilbud-product-types.ts';

import { velgFlertall } from '../../lib/format/flertall.ts';
import { formatOpplisting } from '../../lib/format/opplisting.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

const produktnavn: Record<TilbudProductType, string> = {
  HUS: 'house insurance',
  INNBO: 'contents insurance (innbo)',
  FRITIDSHUS: 'cabin insurance',
  REISE: 'travel insurance',
  KJAELEDYR: 'pet insurance',
  LOFAVOR_KJAELEDYR: 'pet insurance',
  BIL: 'car insurance',
  MC: 'motorcycle insurance',
  MOPED: 'moped insurance',
  BAAT: 'boat insurance',
  SEK: 'e-scooter insurance',
  TILHENGER: 'trailer insurance',
};
export const produktnavnByType = new Map<string, string>(Object.entries(produktnavn));

export const tekster = {
  tittel: 'Your quotes',
  ingen: 'You have no quotes',
  intro: 'Here you will find insurance that you have looked at before.',
  ingenForklart: 'When you have looked at the price of insurance with us, you will find the quote here.',
  seForsikringer: 'See what you can insure',
  henter: 'Loading your quotes.',
  feil: 'Something went wrong when we tried to load your quotes.',
  delvisFeil: 'Some of our systems are down. Some of your quotes may be missing from the list.',
  ulesteRader:
    'One or more of your quotes, or parts of their prices, are not shown, because we could not read the details.',
  provIgjen: 'Try again',
  gaVidere: 'Continue',
  fjern: 'Remove quote',
  vilDuFjerne: 'Do you want to remove this quote?',
  forsvinner: 'The quote will disappear from your list.',
  forsvinnerMedPris: (pris) => `The quote for ${pris} will disappear from your list.`,
  alleVersjoner: 'There are several versions of this quote. All of them will be removed.',
  behold: 'No, keep the quote',
  jaFjern: 'Yes, remove the quote',
  sletter: 'Removing quote',
  slettefeil: 'Something went wrong when we tried to remove your quote.',
  fjernet: 'The quote has been removed.',
  finnesIkke: 'The quote is no longer in your list.',
  endret:
    'The quote has changed since you opened the page, so we have not removed anything. Please look at it once more.',
  utlopt: 'Expired',
  utloptDato: (dato) => `Expired ${dato}`,
  faNyPris: 'Get a new price',
  gyldigTil: (dato) => `Valid until ${dato}`,
  ukjentDato: 'an unknown date',
  avgift: (belop) =>
    `Road traffic insurance tax (trafikkforsikringsavgift) of ${belop} is not included in the price`,
  kanIkkeFortsette:
    'This quote lacks some details, so you cannot continue with it here. Contact us and we will help you.',
  pakkeMed: (navn) => `Package with ${formatOpplisting(navn)}.`,
  andre: (antall) => velgFlertall(antall, { one: 'one more policy', other: `${antall} more policies` }),
  flere: (antall) => velgFlertall(antall, { one: '+ 1 policy', other: `+ ${antall} policies` }),
  visTilbud: 'Show quotes',
} satisfies Tekster<typeof nb.tekster>;
