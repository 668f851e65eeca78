export const tekster = {
  tittel: 'Andre forsikringer',
  ingress: 'Noen forsikringer følger med noe annet du har, og står derfor ikke i oversikten din.',
  seksjon: 'Forsikringer gjennom kort, program, arbeidsgiver eller forbund',
  ingen: 'Vi har ingen andre forsikringer å vise.',
  /** Which card the link stands in is read out too: the page has several of each. */
  meldSkade: 'Meld skade',
  lesMer: 'Les mer',
  tilOversikten: 'Til forsikringsoversikten',
} as const;
