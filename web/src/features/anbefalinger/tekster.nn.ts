import type { NextBestOfferProdukt } from '@portal/contract/anbefalte-produkter.ts';

import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Tilrådd for deg',
  loIngress: 'Valt ut til deg som er LO-medlem',
  flere: 'Fleire forslag',
  sePris: 'Sjå pris',
} satisfies Tekster<typeof nb.tekster>;

export const produkttekster: Record<NextBestOfferProdukt, nb.Produkttekst> = {
  BIL: {
    navn: 'Bilforsikring',
    tekst: 'Vel mellom ansvar, delkasko og kasko, med veghjelp når du treng det.',
  },
  BOBIL: { navn: 'Bubilforsikring', tekst: 'For ferien på fire hjul, med alt de har om bord.' },
  MC: { navn: 'MC-forsikring', tekst: 'For sykkelen og utstyret ditt, heile sesongen.' },
  MOPED: { navn: 'Mopedforsikring', tekst: 'Rimeleg tryggleik for den første eigne turen.' },
  SEK: { navn: 'Elsparkesykkel\u00adforsikring', tekst: 'Ansvaret du må ha for å køyre elsparkesykkel.' },
  TILHENGER: { navn: 'Tilhengar\u00adforsikring', tekst: 'For hengaren, anten han er full eller tom.' },
  CAMPINGVOGN: {
    navn: 'Campingvogn\u00adforsikring',
    tekst: 'For vogna og innbuet, på vegen og på plassen.',
  },
  BAAT: { navn: 'Båtforsikring', tekst: 'For båten, motoren og utstyret, på sjøen og i opplag.' },
  HUS: { navn: 'Husforsikring', tekst: 'For huset og alt som sit fast i det, frå grunnmur til pipe.' },
  FRITIDSHUS: {
    navn: 'Hytteforsikring',
    tekst: 'For hytta ved fjorden, på fjellet eller i skogen, også når du ikkje er der.',
  },
  INNBO: { navn: 'Innbuforsikring', tekst: 'For alt du har heime og mykje av det du tek med deg ut.' },
  REISE: { navn: 'Reiseforsikring', tekst: 'For bagasjen, helsa og planane, heile året og i heile verda.' },
  KJAELEDYR: { navn: 'Kjæledyrforsikring', tekst: 'Hjelp med rekninga når hunden eller katten blir sjuk.' },
  BARNEFORSIKRING: {
    navn: 'Barneforsikring',
    tekst: 'Økonomisk tryggleik om barnet blir alvorleg sjukt eller skadd.',
  },
  BEHANDLINGSFORSIKRING: { navn: 'Behandlings\u00adforsikring', tekst: 'Kortare ventetid hos spesialist.' },
  KRITISKSYKDOM: {
    navn: 'Forsikring ved kritisk sjukdom',
    tekst: 'Pengar til å klare seg for medan du er alvorleg sjuk.',
  },
  LIVSFORSIKRING: { navn: 'Livsforsikring', tekst: 'Pengar til dei du er glad i om du fell frå.' },
  UFOREFORSIKRING: { navn: 'Uføreforsikring', tekst: 'Trygg inntekt om du ikkje kan jobbe.' },
  ULYKKESFORSIKRING: { navn: 'Ulukkesforsikring', tekst: 'Erstatning om ei ulukke gir deg varige mein.' },
};
