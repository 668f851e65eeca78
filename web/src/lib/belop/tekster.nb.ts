export const tekster = {
  /** In the place of an amount: one word each, read aloud too. */
  skjult: 'skjult',
  skjul: 'Skjul beløp',
  vis: 'Vis beløp',
} as const;
