export const tekster = {
  tittel: 'Språk',
  /** Nothing in the language that everything is in. */
  noeErPaBokmal: '',
} as const;
