export const tekster = {
  overskrift: 'Meldinger fra banken din',
  antall: (alle: number, uleste: number) =>
    uleste === 0 ? `${alle}` : `${uleste} ${uleste === 1 ? 'ulest' : 'uleste'}`,
  ulest: 'Ulest',
  lesMer: (tittel: string) => `Les mer om «${tittel}»`,
  merkSomLest: 'Merk som lest',
  merkerSomLest: 'Merker som lest …',
  merkingFeilet: 'Vi fikk ikke merket meldingen som lest. Prøv igjen om litt.',
} as const;
