export const tekster = {
  tittel: 'Forsikringsoversikt',
  tilProfilen: 'Gå til profilen din',
  hei: (fornavn: string) => `Hei, ${fornavn}`,
} as const;
