import { velgFlertall } from '../../lib/format/flertall.ts';
import { formatOpplisting } from '../../lib/format/opplisting.ts';
import type { Tekster } from '../../lib/tekster.ts';
import { formatIParentes } from './format.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Kostnadene dine',
  ingress: 'Her ser du kva forsikringane kostar, når du betaler, og kva som er endra i prisen.',
  henter: 'Hentar kostnadene dine.',
  hentefeil: 'Vi får ikkje vist dette akkurat no.',
  mangler: 'Vi får ikkje henta alle forsikringane dine no. Det som manglar, er ikkje rekna med.',
  ar: {
    tittel: 'Året',
    kolonner: {
      maned: 'Månad',
      forfall: 'Forfall',
      forsikring: 'Forsikring',
      belop: 'Beløp',
      status: 'Status',
    },
    bildetekst: 'Det du betaler dei neste tolv månadene',
    ingen: 'Vi kjenner ikkje til nokon betalingar det neste året.',
    sum: (belop: string) => `Dei neste tolv månadene betaler du ${belop}.`,
    anslatt: (belop: string) => `Dei neste tolv månadene betaler du om lag ${belop}. Det er eit overslag.`,
    delvisAnslatt: (belop: string) =>
      `Vi kan berre gi eit overslag for ein del av det du betaler dei neste tolv månadene: om lag ${belop}.`,
    minst: (belop: string) => `Dei neste tolv månadene betaler du minst ${belop}.`,
    tilbake: (belop: string) => `Dei neste tolv månadene får du ${belop} tilbake.`,
    tilbakeAnslatt: (belop: string) =>
      `Dei neste tolv månadene får du om lag ${belop} tilbake. Det er eit overslag.`,
    tilbakeDelvisAnslatt: (belop: string) =>
      `Så langt vi kan gi overslag, får du om lag ${belop} tilbake dei neste tolv månadene.`,
    tilbakeKjent: (belop: string) => `Vi veit at du får ${belop} tilbake dei neste tolv månadene.`,
    medBetalt: 'Heile denne månaden er rekna med, og det som alt er betalt.',
    utenBetalinger: (navn: readonly string[]) =>
      `Vi har ikkje fått opplysningar om betalingane for ${formatOpplisting(navn)}.`,
    medAnslag: (belop: string) => `Med eit overslag for resten blir det ${belop}.`,
    medAnslagene: (belop: string) => `Med overslaga i tabellen blir det ${belop}.`,
    ukjent: (navn: readonly string[]) => `Vi veit ikkje kva ${formatOpplisting(navn)} kostar.`,
    delvisKjent: (navn: readonly string[]) =>
      `Vi kjenner ikkje alle betalingane for ${formatOpplisting(navn)}.`,
    anslag: 'Overslag ut frå prisane i dag',
    anslagNyPris: 'Overslag ut frå den nye prisen',
    tegnforklaring: 'Overslag',
    duFar: (belop: string) => `Du får ${belop}`,
    andre: {
      borte: 'Ei forsikring du ikkje har lenger',
      ikkeHentet: 'Ei forsikring vi ikkje får henta no',
      ikkeOppgitt: 'Ikkje oppgitt kva for ei forsikring',
    },
    ingenting: 'Inga betaling',
    tidligere: 'Forfalle tidlegare',
    forfalt: (antall: number) =>
      velgFlertall(antall, {
        one: 'Ei betaling har forfalle.',
        other: `${antall} betalingar har forfalle.`,
      }),
    kanStoppes: (antall: number) =>
      velgFlertall(antall, {
        one: 'Betaler du ikkje, kan forsikringa bli stoppa.',
        other: 'Betaler du ikkje, kan forsikringane bli stoppa.',
      }),
    svarteIkke: 'Vi får ikkje henta alle betalingane dine no.',
    svarteIkkeAnslag: 'Vi får ikkje henta alle betalingane dine no. Derfor er noko av dette eit overslag.',
  },
  fordelt: {
    tittel: 'Fordelt på',
    bildetekst: 'Det kvar forsikring kostar',
    kolonner: { forsikring: 'Forsikring', andel: 'Del', maned: 'I månaden', ar: 'I året' },
    andel: (tall: number) => `${tall} %`,
    andelUnderEn: 'under 1 %',
    andelNestenAlt: 'over 99 %',
    ingen: 'Du har ingen forsikringar med pris.',
  },
  endringer: {
    tittel: 'Endringar',
    se: 'Sjå endringar i prisen',
    ingen: 'Vi kjenner ikkje til nokon endringar i prisane dine.',
    kanIkke: 'Vi kan ikkje vise endringar i prisen for forsikringane dine her. Spør oss, så forklarer vi.',
    kanIkkeFor: (navn: readonly string[]) =>
      `Vi kan ikkje vise endringar i prisen for ${formatOpplisting(navn)} her. Spør oss, så forklarer vi.`,
    svarteIkke: 'Vi får ikkje henta alle endringane no.',
    blir: (fra: string, navn: string, pris: string) => `Frå ${fra} kostar ${navn} ${pris} i året.`,
    ble: (fra: string, navn: string, pris: string) => `Sidan ${fra} har ${navn} kosta ${pris} i året.`,
    mer: (belop: string, andel: number | undefined) =>
      `Det er ${belop} meir enn før${formatIParentes(andel)}.`,
    mindre: (belop: string, andel: number | undefined) =>
      `Det er ${belop} mindre enn før${formatIParentes(andel)}.`,
    merSkjult: (andel: number | undefined) => `Det er meir enn før${formatIParentes(andel)}.`,
    mindreSkjult: (andel: number | undefined) => `Det er mindre enn før${formatIParentes(andel)}.`,
    derfor: 'Derfor aukar prisen',
    hvem: (alle: string, deg: string) =>
      `Av dette kjem ${alle} av endringar som gjeld alle kundar. ${deg} gjeld berre forsikringa di.`,
    gjelder: { alle: 'Gjeld alle kundar', deg: 'Gjeld berre forsikringa di' },
    hvemAlle: 'Heile endringa gjeld alle kundar.',
    hvemDeg: 'Heile endringa gjeld berre forsikringa di.',
    hvemDelt: {
      alle: (endring: string) => `Endringar som gjeld alle kundar: ${endring}`,
      deg: (endring: string) => `Endringar som berre gjeld forsikringa di: ${endring}`,
      annet: (endring: string) => `Gebyr og anna: ${endring}`,
    },
    delt: (forklart: string, belop: string) => `${forklart}: ${belop}`,
    kolonner: { hva: 'Kva', for: 'Før', etter: 'Etter', endring: 'Endring' },
    bildetekst: (navn: string) => `Kva som er endra i prisen for ${navn}, kroner i året`,
    ikkeDelt: 'Vi kan ikkje dele opp endringa for denne forsikringa. Spør oss, så forklarer vi.',
    frist: (dag: string) => `Vil du ikkje fornye, må du seie frå innan ${dag}.`,
    fristVar: (dag: string) => `Fristen for å seie frå om at du ikkje vil fornye, var ${dag}.`,
    forsteAr: (navn: readonly string[]) =>
      `${formatOpplisting(navn)}: Dette er det første året, så det finst ingen pris å samanlikne med.`,
  },
  merkedager: {
    tittel: 'Merkedagar',
    ingen: 'Vi kjenner ikkje til nokon dagar du må hugse på.',
    svarteIkke: 'Vi får ikkje henta alle fristane no.',
    fornyelse: (navn: string) => `${navn} blir fornya`,
    fristForNei: (navn: string) => `Siste dag for å seie frå om du ikkje vil fornye ${navn}`,
    slutt: (navn: string) => `${navn} sluttar å gjelde`,
  },
  kalender: {
    last: 'Legg i kalenderen (.ics)',
    detaljer: 'Ta med beløp og forsikring',
    detaljerHjelp: 'Elles står det berre «Forsikring». Hugs at andre kan sjå kalenderen din.',
    skrivUt: 'Skriv ut',
    innhold: 'Fila får dei komande forfallsdagane som vi kjenner.',
    resultater: {
      'kalender-mangler':
        'Vi får ikkje henta alle betalingane dine no. Kalenderen ville ha mangla dagar, så du fekk inga fil. Prøv igjen om litt.',
      'kalender-uten-navn':
        'Vi får ikkje henta alle forsikringane dine no, så vi veit ikkje kva betalingane gjeld. Du kan leggje dagane i kalenderen utan beløp og forsikring, eller prøve igjen om litt.',
      'kalender-tom': 'Vi kjenner ingen komande forfallsdagar, så du fekk inga fil.',
      'kalender-vent':
        'Du har henta kalenderen mange gonger på kort tid, så du fekk inga fil no. Prøv igjen seinare.',
    },
  },
} satisfies Tekster<typeof nb.tekster>;
