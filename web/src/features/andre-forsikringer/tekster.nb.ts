export const tekster = {
  tittel: 'Andre forsikringer',
  ingress: 'Noen forsikringer følger med noe annet du har, og står derfor ikke i oversikten din.',
  seksjon: 'Forsikringer gjennom kort, program, arbeids\u00adgiver eller forbund',
  ingen: 'Vi har ingen andre forsikringer å vise.',
  /** A screen reader reads the card's title after it, because the page repeats the text. */
  meldSkade: 'Meld skade',
  lesMer: 'Les mer',
  tilOversikten: 'Til forsikringsoversikten',
} as const;
