export const tekster = {
  overskrift: 'Finner du ikke forsikringene dine?',
  visFlere: 'Vis flere spørsmål',
  visFaerre: 'Vis færre spørsmål',
  andreForsikringer: 'Se andre forsikringer',
} as const;
