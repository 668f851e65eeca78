import { velgFlertall } from '../../lib/format/flertall.ts';

export const tekster = {
  overskrift: 'Meldinger fra banken din',
  antallUleste: (uleste: number) =>
    uleste === 0
      ? 'Ingen uleste'
      : velgFlertall(uleste, { one: `${uleste} ulest`, other: `${uleste} uleste` }),
  ulest: 'Ulest',
  lesMer: (tittel: string) => `Les mer om «${tittel}»`,
  merkSomLest: 'Merk som lest',
  merkerSomLest: 'Merker som lest …',
  merkingFeilet: 'Vi fikk ikke merket meldingen som lest. Prøv igjen om litt.',
} as const;
