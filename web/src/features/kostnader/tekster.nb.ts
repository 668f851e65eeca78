import { velgFlertall } from '../../lib/format/flertall.ts';
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
    delvisAnslatt: (belop: string) =>
      `Vi kan bare anslå en del av det du betaler de neste tolv månedene: omtrent ${belop}.`,
    minst: (belop: string) => `De neste tolv månedene betaler du minst ${belop}.`,
    tilbake: (belop: string) => `De neste tolv månedene får du ${belop} tilbake.`,
    tilbakeAnslatt: (belop: string) =>
      `De neste tolv månedene får du omtrent ${belop} tilbake. Det er et anslag.`,
    tilbakeDelvisAnslatt: (belop: string) =>
      `Så langt vi kan anslå, får du omtrent ${belop} tilbake de neste tolv månedene.`,
    tilbakeKjent: (belop: string) => `Vi vet at du får ${belop} tilbake de neste tolv månedene.`,
    medBetalt: 'Hele denne måneden er regnet med, og det som allerede er betalt.',
    utenBetalinger: (navn: readonly string[]) =>
      `Vi har ikke fått opplysninger om betalingene for ${formatOpplisting(navn)}.`,
    medAnslag: (belop: string) => `Med et anslag for resten blir det ${belop}.`,
    /** Where not even an estimate is known of the rest. */
    medAnslagene: (belop: string) => `Med anslagene i tabellen blir det ${belop}.`,
    ukjent: (navn: readonly string[]) => `Vi vet ikke hva ${formatOpplisting(navn)} koster.`,
    delvisKjent: (navn: readonly string[]) =>
      `Vi kjenner ikke alle betalingene for ${formatOpplisting(navn)}.`,
    anslag: 'Anslag ut fra dagens priser',
    anslagNyPris: 'Anslag ut fra den nye prisen',
    /** Of either, beside the bars. */
    tegnforklaring: 'Anslag',
    /** In the place of a sum below nothing. */
    duFar: (belop: string) => `Du får ${belop}`,
    andre: {
      borte: 'En forsikring du ikke har lenger',
      ikkeHentet: 'En forsikring vi ikke får hentet nå',
      ikkeOppgitt: 'Ikke oppgitt hvilken forsikring',
    },
    ingenting: 'Ingen betaling',
    tidligere: 'Forfalt tidligere',
    forfalt: (antall: number) =>
      velgFlertall(antall, {
        one: 'En betaling er forfalt.',
        other: `${antall} betalinger er forfalt.`,
      }),
    /** After it, where some are of what goes on. */
    kanStoppes: (antall: number) =>
      velgFlertall(antall, {
        one: 'Betaler du ikke, kan forsikringen bli stoppet.',
        other: 'Betaler du ikke, kan forsikringene bli stoppet.',
      }),
    svarteIkke: 'Vi får ikke hentet alle betalingene dine nå.',
    svarteIkkeAnslag: 'Vi får ikke hentet alle betalingene dine nå. Derfor er noe av dette et anslag.',
  },
  fordelt: {
    tittel: 'Fordelt på',
    bildetekst: 'Det hver forsikring koster',
    kolonner: { forsikring: 'Forsikring', andel: 'Andel', maned: 'I måneden', ar: 'I året' },
    andel: (tall: number) => `${tall} %`,
    /** What costs something, and rounds to none. */
    andelUnderEn: 'under 1 %',
    /** What rounds to all, where another costs something too. */
    andelNestenAlt: 'over 99 %',
    ingen: 'Du har ingen forsikringer med pris.',
  },
  endringer: {
    tittel: 'Endringer',
    se: 'Se endringer i prisen',
    ingen: 'Vi kjenner ikke til noen endringer i prisene dine.',
    kanIkke: 'Vi kan ikke vise endringer i prisen for forsikringene dine her. Spør oss, så forklarer vi.',
    kanIkkeFor: (navn: readonly string[]) =>
      `Vi kan ikke vise endringer i prisen for ${formatOpplisting(navn)} her. Spør oss, så forklarer vi.`,
    svarteIkke: 'Vi får ikke hentet alle endringene nå.',
    blir: (fra: string, navn: string, pris: string) => `Fra ${fra} koster ${navn} ${pris} i året.`,
    ble: (fra: string, navn: string, pris: string) => `Siden ${fra} har ${navn} kostet ${pris} i året.`,
    mer: (belop: string, andel: number | undefined) =>
      `Det er ${belop} mer enn før${formatIParentes(andel)}.`,
    mindre: (belop: string, andel: number | undefined) =>
      `Det er ${belop} mindre enn før${formatIParentes(andel)}.`,
    /** With amounts hidden. */
    merSkjult: (andel: number | undefined) => `Det er mer enn før${formatIParentes(andel)}.`,
    mindreSkjult: (andel: number | undefined) => `Det er mindre enn før${formatIParentes(andel)}.`,
    derfor: 'Derfor øker prisen',
    hvem: (alle: string, deg: string) =>
      `Av dette kommer ${alle} av endringer som gjelder alle kunder. ${deg} gjelder bare forsikringen din.`,
    /** Under the name of a part that has changed. */
    gjelder: { alle: 'Gjelder alle kunder', deg: 'Gjelder bare forsikringen din' },
    hvemAlle: 'Hele endringen gjelder alle kunder.',
    hvemDeg: 'Hele endringen gjelder bare forsikringen din.',
    /** Where some of it goes up and some down, or is of neither kind. Differences with their sign. */
    hvemDelt: {
      alle: (endring: string) => `Endringer som gjelder alle kunder: ${endring}`,
      deg: (endring: string) => `Endringer som bare gjelder forsikringen din: ${endring}`,
      annet: (endring: string) => `Gebyrer og annet: ${endring}`,
    },
    delt: (forklart: string, belop: string) => `${forklart}: ${belop}`,
    kolonner: { hva: 'Hva', for: 'Før', etter: 'Etter', endring: 'Endring' },
    bildetekst: (navn: string) => `Hva som er endret i prisen for ${navn}, kroner i året`,
    ikkeDelt: 'Vi kan ikke dele opp endringen for denne forsikringen. Spør oss, så forklarer vi.',
    frist: (dag: string) => `Vil du ikke fornye, må du si fra innen ${dag}.`,
    /** When that day has passed. */
    fristVar: (dag: string) => `Fristen for å si fra om at du ikke vil fornye, var ${dag}.`,
    forsteAr: (navn: readonly string[]) =>
      `${formatOpplisting(navn)}: Dette er det første året, så det finnes ingen pris å sammenligne med.`,
  },
  merkedager: {
    tittel: 'Merkedager',
    ingen: 'Vi kjenner ikke til noen dager du må huske på.',
    svarteIkke: 'Vi får ikke hentet alle fristene nå.',
    fornyelse: (navn: string) => `${navn} fornyes`,
    fristForNei: (navn: string) => `Siste dag for å si fra hvis du ikke vil fornye ${navn}`,
    slutt: (navn: string) => `${navn} slutter å gjelde`,
  },
  kalender: {
    last: 'Legg i kalenderen (.ics)',
    detaljer: 'Ta med beløp og forsikring',
    detaljerHjelp: 'Ellers står det bare «Forsikring». Husk at andre kan se kalenderen din.',
    skrivUt: 'Skriv ut',
    innhold: 'Filen får de kommende forfallsdagene som vi kjenner.',
    /** Why there came no file. */
    resultater: {
      'kalender-mangler':
        'Vi får ikke hentet alle betalingene dine nå. Kalenderen ville ha manglet dager, så du fikk ingen fil. Prøv igjen om litt.',
      'kalender-uten-navn':
        'Vi får ikke hentet alle forsikringene dine nå, så vi vet ikke hva betalingene gjelder. Du kan legge dagene i kalenderen uten beløp og forsikring, eller prøve igjen om litt.',
      'kalender-tom': 'Vi kjenner ingen kommende forfallsdager, så du fikk ingen fil.',
      'kalender-vent':
        'Du har hentet kalenderen mange ganger på kort tid, så du fikk ingen fil nå. Prøv igjen senere.',
    },
  },
} as const;
