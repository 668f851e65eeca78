export const tekster = {
  tittel: 'Forsikringsoversikt',
  hei: (fornavn: string) => `Hei, ${fornavn}`,
} as const;
