export const tekster = {
  tittel: 'Språk',
  /** Empty in bokmål, the language of the content. */
  noeErPaBokmal: '',
} as const;
