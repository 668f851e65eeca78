import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Du blir snart logga ut',
  forklaring: 'Av omsyn til din eigen tryggleik blir du logga ut om kort tid på grunn av inaktivitet.',
  sporsmal: 'Vil du halde fram med økta?',
  fortsett: 'Hald fram med økta',
  forklaringTilSlutt:
    'Av omsyn til din eigen tryggleik varer ei innlogging berre ei viss tid, og no er ho brukt opp. Gjer deg ferdig med det du held på med, og logg inn igjen etterpå.',
  lukk: 'Lukk',
  forlengingFeilet: 'Vi fekk ikkje forlengt økta. Sjekk at du er på nett, og prøv igjen.',
} satisfies Tekster<typeof nb.tekster>;

export function formatSekunderIgjen(seconds: number): string {
  return `Du blir logga ut om ${seconds} sekund`;
}
