/** Texts of the dialog, which is loaded late. */
export const tekster = {
  tittel: 'Du blir snart logget ut',
  forklaring: 'For din egen sikkerhet vil du bli logget ut om kort tid på grunn av inaktivitet.',
  sporsmal: 'Vil du fortsette økten?',
  fortsett: 'Fortsett økten',
  /** At the absolute limit, where a session ends also when it is in use. */
  forklaringTilSlutt:
    'For din egen sikkerhet varer en innlogging bare en viss tid, og nå er den brukt opp. Gjør deg ferdig med det du holder på med, og logg inn igjen etterpå.',
  lukk: 'Lukk',
  forlengingFeilet: 'Vi fikk ikke forlenget økten. Sjekk at du er på nett, og prøv igjen.',
} as const;

/** The plural is used for one second too. */
export function formatSekunderIgjen(seconds: number): string {
  return `Du blir logget ut om ${seconds} sekunder`;
}
