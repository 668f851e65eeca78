import type { NextBestOfferProdukt } from '@portal/contract/anbefalte-produkter.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Anbefalt for deg',
  /** Union members only. */
  loIngress: 'Valgt ut til deg som er LO-medlem',
  flere: 'Flere forslag',
  sePris: 'Se pris',
} satisfies Tekster<typeof nb.tekster>;

/** One text for each product that can be recommended. */
export const produkttekster: Record<NextBestOfferProdukt, nb.Produkttekst> = {
  BIL: {
    navn: 'Bilforsikring',
    tekst: 'Velg mellom ansvar, delkasko og kasko, med veihjelp når du trenger det.',
  },
  BOBIL: { navn: 'Bobilforsikring', tekst: 'For ferien på fire hjul, med alt dere har om bord.' },
  MC: { navn: 'MC-forsikring', tekst: 'For sykkelen og utstyret ditt, hele sesongen.' },
  MOPED: { navn: 'Mopedforsikring', tekst: 'Rimelig trygghet for den første egne turen.' },
  SEK: { navn: 'Elsparkesykkel\u00adforsikring', tekst: 'Ansvaret du må ha for å kjøre elsparkesykkel.' },
  TILHENGER: { navn: 'Tilhenger\u00adforsikring', tekst: 'For hengeren, enten den er full eller tom.' },
  CAMPINGVOGN: {
    navn: 'Campingvogn\u00adforsikring',
    tekst: 'For vognen og innboet, på veien og på plassen.',
  },
  BAAT: { navn: 'Båtforsikring', tekst: 'For båten, motoren og utstyret, på sjøen og i opplag.' },
  HUS: { navn: 'Husforsikring', tekst: 'For huset og alt som sitter fast i det, fra grunnmur til pipe.' },
  FRITIDSHUS: {
    navn: 'Hytteforsikring',
    tekst: 'For hytta ved fjorden, på fjellet eller i skogen, også når du ikke er der.',
  },
  INNBO: { navn: 'Innboforsikring', tekst: 'For alt du har hjemme og mye av det du tar med deg ut.' },
  REISE: { navn: 'Reiseforsikring', tekst: 'For bagasjen, helsen og planene, hele året og i hele verden.' },
  KJAELEDYR: { navn: 'Kjæledyrforsikring', tekst: 'Hjelp med regningen når hunden eller katten blir syk.' },
  BARNEFORSIKRING: {
    navn: 'Barneforsikring',
    tekst: 'Økonomisk trygghet hvis barnet blir alvorlig sykt eller skadet.',
  },
  BEHANDLINGSFORSIKRING: { navn: 'Behandlings\u00adforsikring', tekst: 'Kortere ventetid hos spesialist.' },
  KRITISKSYKDOM: {
    navn: 'Forsikring ved kritisk sykdom',
    tekst: 'Penger til å klare seg for mens du er alvorlig syk.',
  },
  LIVSFORSIKRING: { navn: 'Livsforsikring', tekst: 'Penger til dem du er glad i hvis du faller fra.' },
  UFOREFORSIKRING: { navn: 'Uføreforsikring', tekst: 'Trygg inntekt om du ikke kan jobbe.' },
  ULYKKESFORSIKRING: { navn: 'Ulykkesforsikring', tekst: 'Erstatning hvis en ulykke gir deg varige mén.' },
};
