export const betalingTekster = {
  se: 'Se betalinger og endringer i pris',
  neste: (belop: string, dag: string) => `Neste betaling: ${belop}, ${dag}`,
  /** Where a source does not tell of payments: another may come before. */
  nesteKjente: (belop: string, dag: string) => `Neste betaling vi kjenner til: ${belop}, ${dag}`,
  forfalt: (navn: string, dag: string) => `Betalingen for ${navn} forfalt ${dag}`,
  flereForfalt: (antall: number) => `${antall} betalinger er forfalt`,
  ukjentForfalt: (dag: string) => `En betaling forfalt ${dag}`,
  delvisBetalt: (dag: string) => `Betalingen ${dag} er delvis betalt`,
} as const;
