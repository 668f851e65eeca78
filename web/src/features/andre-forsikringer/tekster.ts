export const tekster = {
  tittel: 'Andre forsikringer',
  ingress: 'Noen forsikringer følger med noe annet du har, og står derfor ikke i oversikten din.',
  seksjon: 'Forsikringer gjennom kort, program, arbeids\u00adgiver eller forbund',
  ingen: 'Vi har ingen andre forsikringer å vise.',
  /** The card's title is read out after it: the page has several of each. */
  meldSkade: 'Meld skade',
  lesMer: 'Les mer',
  tilOversikten: 'Til forsikringsoversikten',
} as const;
