export const tekster = {
  overskrift: 'Meldinger fra banken din',
  ulest: 'Ulest',
  lesMer: (tittel: string) => `Les mer om «${tittel}»`,
} as const;
