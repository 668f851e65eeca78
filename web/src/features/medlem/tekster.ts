export const tekster = {
  /** OVW-23, OVW-24, OD-55. */
  ikkeMedlem: (selskap: string) =>
    `Forsikringene leveres av ${selskap}. Samler du flere forsikringer, kan du få opptil 20\u00a0% rabatt.`,
  /** OVW-25, OD-55. */
  medlem: 'Som medlem i et LO-forbund får du medlemsfordeler og toppdekning uten ekstra kostnad.',
  /** OVW-26, OD-72. */
  dobbeltforsikring: {
    title: 'Har du to innboforsikringer på samme adresse?',
    description: 'Vi hjelper deg å si opp den ene.',
  },
} as const;
