export const tekster = {
  tittel: 'Forsikringsoversikt',
  overskrift: 'Forsikrings\u00adoversikt',
  hei: (fornavn: string) => `Hei, ${fornavn}`,
} as const;
