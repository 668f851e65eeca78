import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Tilgjengeerklæring',
  overskrift: 'Tilgjenge\u00aderklæring',
  ingress:
    'Alle skal kunne bruke desse sidene. Her ser du kva som ikkje verkar for alle enno, og korleis du seier frå.',
  status: {
    tittel: 'Slik er sidene i dag',
    HELT: (standard) => `Sidene følgjer alle krava i ${standard} på nivå A og AA.`,
    DELVIS: (standard) => `Sidene følgjer dei fleste krava i ${standard} på nivå A og AA, men ikkje alle.`,
    IKKE: (standard) => `Sidene følgjer ikkje krava i ${standard} på nivå A og AA.`,
    vurdert: (dato) => `Vurderinga er frå ${dato}.`,
    mangler: 'Vi får ikkje henta erklæringa akkurat no. Prøv igjen om litt.',
    lenke: 'Les erklæringa i det offentlege registeret',
  },
  brudd: {
    tittel: 'Dette verkar ikkje for alle',
    krav: (krav) => `Gjeld krav ${krav}.`,
    frist: (dato) => `Skal vere retta innan ${dato}.`,
  },
  siFra: {
    tittel: 'Sei frå om noko stoppar deg',
    tekst:
      'Fortel oss kva du ville gjere, og på kva side. Treng du noko på ein annan måte, hjelper vi deg med det òg.',
  },
  tilsyn: {
    tittel: 'Er du ikkje nøgd med svaret?',
    tekst:
      'Tilsynet for universell utforming av ikt ser til at nettsider følgjer krava. Du kan seie frå til dei om det som ikkje verkar.',
    lenke: 'Gå til tilsynet',
    url: 'https://www.uutilsynet.no',
  },
} satisfies Tekster<typeof nb.tekster>;
