/** Of the dialog, which comes late. */
export const tekster = {
  tittel: 'Du blir snart logget ut',
  forklaring: 'For din egen sikkerhet vil du bli logget ut om kort tid på grunn av inaktivitet.',
  sporsmal: 'Vil du fortsette økten?',
  fortsett: 'Fortsett økten',
  /** A session ends at last also when it is in use. */
  forklaringTilSlutt:
    'For din egen sikkerhet varer en innlogging bare en viss tid, og nå er den brukt opp. Gjør deg ferdig med det du holder på med, og logg inn igjen etterpå.',
  lukk: 'Lukk',
} as const;

/** One second is 'sekunder' too. */
export function formatSekunderIgjen(seconds: number): string {
  return `Du blir logget ut om ${seconds} sekunder`;
}
