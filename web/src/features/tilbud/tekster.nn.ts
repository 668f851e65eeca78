import type { TilbudProductType } from '@portal/contract/tilbud-product-types.ts';

import { velgFlertall } from '../../lib/format/flertall.ts';
import { formatOpplisting } from '../../lib/format/opplisting.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

const produktnavn: Record<TilbudProductType, string> = {
  HUS: 'husforsikring',
  INNBO: 'innbuforsikring',
  FRITIDSHUS: 'hytteforsikring',
  REISE: 'reiseforsikring',
  KJAELEDYR: 'kjæledyrforsikring',
  LOFAVOR_KJAELEDYR: 'kjæledyrforsikring',
  BIL: 'bilforsikring',
  MC: 'motorsykkelforsikring',
  MOPED: 'mopedforsikring',
  BAAT: 'båtforsikring',
  SEK: 'elsparkesykkelforsikring',
  TILHENGER: 'tilhengarforsikring',
};
export const produktnavnByType = new Map<string, string>(Object.entries(produktnavn));

export const tekster = {
  tittel: 'Tilboda dine',
  ingen: 'Du har ingen tilbod',
  intro: 'Her finn du forsikringar du har sett på tidlegare.',
  ingenForklart: 'Ser du på prisen på ei forsikring hos oss, finn du tilbodet igjen her.',
  seForsikringer: 'Sjå kva du kan forsikre',
  henter: 'Hentar tilboda dine.',
  feil: 'Det oppstod ein feil då vi skulle hente tilboda dine.',
  delvisFeil: 'Nokre av systema våre er nede. Det kan hende at nokre av tilboda dine manglar i lista.',
  ulesteRader:
    'Eitt eller fleire av tilboda dine, eller noko av prisen på dei, er ikkje med, fordi vi ikkje klarte å lese opplysningane om dei.',
  provIgjen: 'Prøv igjen',
  gaVidere: 'Gå vidare',
  fjern: 'Fjern tilbod',
  vilDuFjerne: 'Vil du fjerne dette tilbodet?',
  forsvinner: 'Tilbodet forsvinn frå lista di.',
  forsvinnerMedPris: (pris) => `Tilbodet på ${pris} forsvinn frå lista di.`,
  alleVersjoner: 'Tilbodet finst i fleire versjonar. Alle blir fjerna.',
  behold: 'Nei, behald tilbodet',
  jaFjern: 'Ja, fjern tilbodet',
  sletter: 'Slettar tilbod',
  slettefeil: 'Det oppstod ein feil då vi skulle slette tilbodet ditt.',
  fjernet: 'Tilbodet er fjerna.',
  finnesIkke: 'Tilbodet finst ikkje lenger i lista di.',
  endret: 'Tilbodet er endra etter at du opna sida, så vi har ikkje fjerna noko. Sjå over det éin gong til.',
  utlopt: 'Gått ut',
  utloptDato: (dato) => `Gjekk ut ${dato}`,
  faNyPris: 'Få ny pris',
  gyldigTil: (dato) => `Gyldig til ${dato}`,
  ukjentDato: 'ukjend dato',
  avgift: (belop) => `Trafikkforsikringsavgift ${belop} kjem i tillegg`,
  kanIkkeFortsette:
    'Dette tilbodet manglar opplysningar, så du kan ikkje gå vidare med det her. Ta kontakt, så hjelper vi deg.',
  pakkeMed: (navn) => `Pakke med ${formatOpplisting(navn)}.`,
  andre: (antall) => velgFlertall(antall, { one: 'ei forsikring til', other: `${antall} forsikringar til` }),
  flere: (antall) => velgFlertall(antall, { one: '+ 1 forsikring', other: `+ ${antall} forsikringar` }),
  visTilbud: 'Vis tilbod',
} satisfies Tekster<typeof nb.tekster>;
