const opplisting = new Intl.ListFormat('nb', { type: 'conjunction' });
const maned = new Intl.DateTimeFormat('nb-NO', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const prosent = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 });

/** The source's words for how it goes with a payment, in ours; others are not shown. */
const statuser: Record<string, string> = {
  KOMMER: 'Kommer',
  FORFALT: 'Ikke betalt',
  BETALT: 'Betalt',
  DELVIS_BETALT: 'Delvis betalt',
  PURRET: 'Purret',
  TILBAKEBETALT: 'Betalt tilbake',
};

export const tekster = {
  tittel: 'Kostnadene dine',
  ingress: 'Her ser du hva forsikringene koster, når du betaler, og hva som er endret i prisen.',
  henter: 'Henter kostnadene dine.',
  hentefeil: 'Vi får ikke vist dette akkurat nå.',
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
      `Vi har ikke fått betalingene for ${opplisting.format(navn)}. Med et anslag for dem blir det ${belop}.`,
    ukjent: (navn: readonly string[]) => `Vi vet ikke hva ${opplisting.format(navn)} koster.`,
    anslag: 'Anslag ut fra dagens priser',
    maned: (iso: string) => storForbokstav(maned.format(new Date(`${iso}-01T00:00:00Z`))),
    kortManed: (iso: string) => maned.format(new Date(`${iso}-01T00:00:00Z`)).slice(0, 3),
    status: (status: string | undefined) => (status === undefined ? undefined : statuser[status]),
    tilDeg: 'Du får pengene',
    andre: 'En forsikring du ikke har lenger',
    ukjentHva: 'Ikke oppgitt',
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
    ingen: 'Vi kjenner ikke til noen endringer i prisene dine.',
    kanIkke: 'Vi kan ikke vise endringer i prisen for forsikringene dine her. Spør oss, så forklarer vi.',
    svarteIkke: 'Vi får ikke hentet alle endringene nå.',
    blir: (fra: string, navn: string, pris: string) => `Fra ${fra} koster ${navn} ${pris} i året.`,
    ble: (fra: string, navn: string, pris: string) => `Siden ${fra} har ${navn} kostet ${pris} i året.`,
    mer: (belop: string, andel: number | undefined) => `Det er ${belop} mer enn før${iParentes(andel)}.`,
    mindre: (belop: string, andel: number | undefined) =>
      `Det er ${belop} mindre enn før${iParentes(andel)}.`,
    derfor: 'Derfor øker prisen',
    hvem: (alle: string, deg: string) => `${alle} er likt for alle kunder. ${deg} gjelder din forsikring.`,
    delt: (forklart: string, belop: string) => `${forklart}: ${belop}`,
    kolonner: { hva: 'Hva', for: 'Før', na: 'Nå', endring: 'Endring' },
    bildetekst: (navn: string) => `Hva som er endret i prisen for ${navn}, kroner i året`,
    ikkeDelt: 'Vi kan ikke dele opp endringen for denne forsikringen. Spør oss, så forklarer vi.',
    frist: (dag: string) => `Vil du ikke fornye, må du si fra innen ${dag}.`,
    forsteAr: (navn: readonly string[]) =>
      `${opplisting.format(navn)}: Dette er det første året, så det finnes ingen pris å sammenligne med.`,
  },
  merkedager: {
    tittel: 'Merkedager',
    ingen: 'Ingen av forsikringene dine har en dag du må huske på.',
    fornyelse: (navn: string) => `${navn} fornyes`,
    fristForNei: (navn: string) => `Siste dag å si fra hvis du ikke vil fornye ${navn}`,
    slutt: (navn: string) => `${navn} slutter å gjelde`,
  },
  kalender: {
    tittel: 'Ta vare på',
    last: 'Legg i kalenderen (.ics)',
    detaljer: 'Ta med beløp og forsikring',
    detaljerHjelp: 'Ellers står det bare «Forsikring». Husk at andre kan se kalenderen din.',
    skrivUt: 'Skriv ut',
  },
} as const;

function iParentes(andel: number | undefined): string {
  return andel === undefined ? '' : ` (${prosent.format(andel)} %)`;
}

function storForbokstav(tekst: string): string {
  return tekst.charAt(0).toUpperCase() + tekst.slice(1);
}
