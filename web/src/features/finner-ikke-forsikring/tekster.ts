export const tekster = {
  /** OVW-12. */
  overskrift: 'Finner du ikke forsikringene dine?',
  /** OVW-14. */
  visFlere: 'Vis flere spørsmål',
  visFaerre: 'Vis færre spørsmål',
  /** OD-70. */
  andreForsikringer: 'Se andre forsikringer',
} as const;
