import type { Tekster } from '../../lib/tekster.ts';
import { forMange } from '../../lib/what-to-do.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Aktive innloggingar',
  ingress: 'Her ser du kvar du er logga inn no. Er det noko du ikkje kjenner att, kan du logge det ut.',
  henter: 'Hentar innloggingane dine',
  hentefeil: 'Vi får ikkje henta innloggingane dine akkurat no.',
  tilProfilen: 'Til forsikringsprofilen',
  enhet: { MOBIL: 'Mobil eller nettbrett', DATAMASKIN: 'Datamaskin', ukjent: 'Ukjend eining' },
  via: {
    MOBILBANK: 'Gjennom mobilbanken',
    MOBILBANK_DNB: 'Gjennom mobilbanken',
    NETTBANK: 'Gjennom nettbanken',
    NETTBANK_DNB: 'Gjennom nettbanken',
    FORSIKRING: undefined,
    ÅPEN: undefined,
  },
  denne: 'Denne eininga',
  startet: 'Logga inn',
  sistBrukt: 'Sist brukt',
  loggUt: 'Logg ut',
  loggUtHvilken: (enhet, startet) => `${enhet}, logga inn ${startet}`,
  loggUtAndre: 'Logg ut alle andre',
  loggerUt: 'Loggar ut',
  ingenAndre: 'Du er ikkje logga inn andre stader.',
  nyInnlogging: {
    forklart: 'For å logge ut andre stader må du logge inn på nytt, så vi veit at det er deg.',
    knapp: 'Logg inn på nytt',
  },
  resultater: {
    avsluttet: 'Vi har logga deg ut der',
    'andre-avsluttet': 'Vi har logga deg ut alle andre stader',
    'finnes-ikke': 'Du var alt logga ut der',
    'for-gammel': 'Vi logga ikkje ut noko. Logg inn på nytt, og prøv igjen.',
    'logget-ut': 'Du var logga ut her, så vi logga ikkje ut noko anna. Prøv igjen.',
    'for-mange': forMange,
    feilet: 'Noko gjekk gale, og vi veit ikkje om vi fekk logga deg ut. Sjå i lista, og prøv igjen.',
  },
} satisfies Tekster<typeof nb.tekster>;
