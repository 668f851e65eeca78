export const tekster = {
  tilForsikringsoversikten: 'Til forsikringsoversikten',
  gaTilbake: 'Gå tilbake',
  kontaktOss: 'Kontakt oss, så hjelper vi deg:',
  referanse: 'Referanse:',
} as const;
