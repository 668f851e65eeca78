import type { TilbudProductType } from '@portal/contract/tilbud-product-types.ts';

import { velgFlertall } from '../../lib/format/flertall.ts';
import { formatOpplisting } from '../../lib/format/opplisting.ts';

/** The word for an offer of a package inside a sentence. */
const produktnavn: Record<TilbudProductType, string> = {
  HUS: 'husforsikring',
  INNBO: 'innboforsikring',
  FRITIDSHUS: 'hytteforsikring',
  REISE: 'reiseforsikring',
  KJAELEDYR: 'kjæledyrforsikring',
  LOFAVOR_KJAELEDYR: 'kjæledyrforsikring',
  BIL: 'bilforsikring',
  MC: 'motorsykkelforsikring',
  MOPED: 'mopedforsikring',
  BAAT: 'båtforsikring',
  SEK: 'elsparkesykkelforsikring',
  TILHENGER: 'tilhengerforsikring',
};
export const produktnavnByType = new Map<string, string>(Object.entries(produktnavn));

export const tekster = {
  tittel: 'Tilbudene dine',
  ingen: 'Du har ingen tilbud',
  intro: 'Her finner du forsikringer du har sett på tidligere.',
  ingenForklart: 'Ser du på pris på en forsikring hos oss, finner du tilbudet igjen her.',
  seForsikringer: 'Se hva du kan forsikre',
  henter: 'Henter tilbudene dine.',
  /** The insurer's exact wording: do not change it. */
  feil: 'En feil oppsto ved henting av dine tilbud.',
  /** The insurer's exact wording. */
  delvisFeil: 'Noen av systemene våre er nede. Det kan hende noen av tilbudene dine mangler fra listen.',
  ulesteRader:
    'Ett eller flere av tilbudene dine, eller noe av prisen på dem, vises ikke, fordi vi ikke klarte å lese opplysningene om dem.',
  provIgjen: 'Prøv igjen',
  gaVidere: 'Gå videre',
  fjern: 'Fjern tilbud',
  vilDuFjerne: 'Vil du fjerne dette tilbudet?',
  forsvinner: 'Tilbudet forsvinner fra listen din.',
  forsvinnerMedPris: (pris: string) => `Tilbudet på ${pris} forsvinner fra listen din.`,
  alleVersjoner: 'Tilbudet finnes i flere versjoner. Alle blir fjernet.',
  behold: 'Nei, behold tilbudet',
  jaFjern: 'Ja, fjern tilbudet',
  sletter: 'Sletter tilbud',
  /** The insurer's exact wording. */
  slettefeil: 'En feil oppsto ved sletting av ditt tilbud.',
  fjernet: 'Tilbudet er fjernet.',
  finnesIkke: 'Tilbudet finnes ikke lenger i listen din.',
  endret: 'Tilbudet er endret siden du åpnet siden, så vi har ikke fjernet noe. Se over det en gang til.',
  utlopt: 'Utløpt',
  utloptDato: (dato: string) => `Gikk ut ${dato}`,
  faNyPris: 'Få ny pris',
  gyldigTil: (dato: string) => `Gyldig til ${dato}`,
  /** In the place of one that cannot be read. */
  ukjentDato: 'ukjent dato',
  /** Without it the price would not be what the customer pays. */
  avgift: (belop: string) => `Trafikkforsikringsavgift ${belop} kommer i tillegg`,
  kanIkkeFortsette:
    'Dette tilbudet mangler opplysninger, så du kan ikke gå videre med det her. Ta kontakt, så hjelper vi deg.',
  pakkeMed: (navn: readonly string[]) => `Pakke med ${formatOpplisting(navn)}.`,
  /** Those of a package whose type has no word here. */
  andre: (antall: number) =>
    velgFlertall(antall, { one: 'en forsikring til', other: `${antall} forsikringer til` }),
  flere: (antall: number) =>
    velgFlertall(antall, { one: '+ 1 forsikring', other: `+ ${antall} forsikringer` }),
  visTilbud: 'Vis tilbud',
} as const;
