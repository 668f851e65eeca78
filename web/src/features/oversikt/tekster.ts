export const tekster = {
  tittel: 'Forsikringsoversikt',
  overskrift: 'Forsikrings\u00adoversikt',
  tilProfilen: 'Gå til profilen din',
  hei: (fornavn: string) => `Hei, ${fornavn}`,
} as const;
