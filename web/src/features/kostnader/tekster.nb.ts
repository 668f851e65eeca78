import { formatOpplisting } from '../../lib/format/opplisting.ts';
import { formatIParentes } from './format.ts';

export const tekster = {
  tittel: 'Kostnadene dine',
  ingress: 'Her ser du hva forsikringene koster, når du betaler, og hva som er endret i prisen.',
  henter: 'Henter kostnadene dine.',
  hentefeil: 'Vi får ikke vist dette akkurat nå.',
  mangler: 'Vi får ikke hentet alle forsikringene dine nå. Det som mangler, er ikke regnet med.',
  ar: {
    tittel: 'Året',
    kolonner: {
      maned: 'Måned',
      forfall: 'Forfall',
      forsikring: 'Forsikring',
      belop: 'Beløp',
      status: 'Status',
    },
    bildetekst: 'Det du betaler de neste tolv månedene',
    ingen: 'Vi kjenner ikke til noen betalinger det neste året.',
    sum: (belop: string) => `De neste tolv månedene betaler du ${belop}.`,
    anslatt: (belop: string) => `De neste tolv månedene betaler du omtrent ${belop}. Det er et anslag.`,
    minst: (belop: string) => `De neste tolv månedene betaler du minst ${belop}.`,
    medAnslag: (navn: readonly string[], belop: string) =>
      `Vi har ikke fått betalingene for ${formatOpplisting(navn)}. Med et anslag for dem blir det ${belop}.`,
    ukjent: (navn: readonly string[]) => `Vi vet ikke hva ${formatOpplisting(navn)} koster.`,
    anslag: 'Anslag ut fra dagens priser',
    /** Our words for the source's payment states; other states are not shown. */
    status: {
      KOMMER: 'Kommer',
      FORFALT: 'Ikke betalt',
      BETALT: 'Betalt',
      DELVIS_BETALT: 'Delvis betalt',
      PURRET: 'Purret',
      TILBAKEBETALT: 'Betalt tilbake',
    },
    tilDeg: 'Du får pengene',
    andre: 'En forsikring du ikke har lenger',
    ingenting: 'Ingen betaling',
    tidligere: 'Forfalt tidligere',
    forfalt: 'Noe er forfalt og ikke betalt. Betaler du ikke, kan forsikringen bli stoppet.',
    svarteIkke: 'Vi får ikke hentet alle betalingene dine nå. Derfor er noe av dette et anslag.',
  },
  fordelt: {
    tittel: 'Fordelt på',
    bildetekst: 'Det hver forsikring koster',
    kolonner: { forsikring: 'Forsikring', andel: 'Andel', maned: 'I måneden', ar: 'I året' },
    andel: (tall: number) => `${tall} %`,
    ingen: 'Du har ingen forsikringer med pris.',
  },
  endringer: {
    tittel: 'Endringer',
    se: 'Se endringer i prisen',
    ingen: 'Vi kjenner ikke til noen endringer i prisene dine.',
    kanIkke: 'Vi kan ikke vise endringer i prisen for forsikringene dine her. Spør oss, så forklarer vi.',
    svarteIkke: 'Vi får ikke hentet alle endringene nå.',
    blir: (fra: string, navn: string, pris: string) => `Fra ${fra} koster ${navn} ${pris} i året.`,
    ble: (fra: string, navn: string, pris: string) => `Siden ${fra} har ${navn} kostet ${pris} i året.`,
    mer: (belop: string, andel: number | undefined) =>
      `Det er ${belop} mer enn før${formatIParentes(andel)}.`,
    mindre: (belop: string, andel: number | undefined) =>
      `Det er ${belop} mindre enn før${formatIParentes(andel)}.`,
    derfor: 'Derfor øker prisen',
    hvem: (alle: string, deg: string) =>
      `Av dette er ${alle} likt for alle kunder. ${deg} gjelder bare forsikringen din.`,
    delt: (forklart: string, belop: string) => `${forklart}: ${belop}`,
    kolonner: { hva: 'Hva', for: 'Før', na: 'Nå', endring: 'Endring' },
    bildetekst: (navn: string) => `Hva som er endret i prisen for ${navn}, kroner i året`,
    ikkeDelt: 'Vi kan ikke dele opp endringen for denne forsikringen. Spør oss, så forklarer vi.',
    frist: (dag: string) => `Vil du ikke fornye, må du si fra innen ${dag}.`,
    forsteAr: (navn: readonly string[]) =>
      `${formatOpplisting(navn)}: Dette er det første året, så det finnes ingen pris å sammenligne med.`,
  },
  merkedager: {
    tittel: 'Merkedager',
    ingen: 'Ingen av forsikringene dine har en dag du må huske på.',
    fornyelse: (navn: string) => `${navn} fornyes`,
    fristForNei: (navn: string) => `Siste dag for å si fra hvis du ikke vil fornye ${navn}`,
    slutt: (navn: string) => `${navn} slutter å gjelde`,
  },
  kalender: {
    last: 'Legg i kalenderen (.ics)',
    detaljer: 'Ta med beløp og forsikring',
    detaljerHjelp: 'Ellers står det bare «Forsikring». Husk at andre kan se kalenderen din.',
    skrivUt: 'Skriv ut',
  },
} as const;
