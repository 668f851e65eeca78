import { forMange } from '../../lib/what-to-do.ts';

export const tekster = {
  tittel: 'Aktive innlogginger',
  ingress: 'Her ser du hvor du er logget inn nå. Er det noe du ikke kjenner igjen, kan du logge det ut.',
  henter: 'Henter innloggingene dine',
  hentefeil: 'Vi får ikke hentet innloggingene dine akkurat nå.',
  tilProfilen: 'Til forsikringsprofilen',
  enhet: { MOBIL: 'Mobil eller nettbrett', DATAMASKIN: 'Datamaskin', ukjent: 'Ukjent enhet' },
  via: {
    MOBILBANK: 'Gjennom mobilbanken',
    MOBILBANK_DNB: 'Gjennom mobilbanken',
    NETTBANK: 'Gjennom nettbanken',
    NETTBANK_DNB: 'Gjennom nettbanken',
    FORSIKRING: undefined,
    ÅPEN: undefined,
  },
  denne: 'Denne enheten',
  startet: 'Logget inn',
  sistBrukt: 'Sist brukt',
  loggUt: 'Logg ut',
  /** A screen reader reads it after the button's own text, which is the same for all. */
  loggUtHvilken: (enhet: string, startet: string) => `${enhet}, logget inn ${startet}`,
  loggUtAndre: 'Logg ut alle andre',
  loggerUt: 'Logger ut',
  ingenAndre: 'Du er ikke logget inn andre steder.',
  nyInnlogging: {
    forklart: 'For å logge ut andre steder må du logge inn på nytt, så vi vet at det er deg.',
    knapp: 'Logg inn på nytt',
  },
  resultater: {
    avsluttet: 'Vi har logget deg ut der',
    'andre-avsluttet': 'Vi har logget deg ut alle andre steder',
    'finnes-ikke': 'Du var allerede logget ut der',
    'for-gammel': 'Vi logget ikke ut noe. Logg inn på nytt, og prøv igjen.',
    'logget-ut': 'Du var logget ut her, så vi logget ikke ut noe annet. Prøv igjen.',
    'for-mange': forMange,
    feilet: 'Noe gikk galt, og vi vet ikke om vi fikk logget deg ut. Se i listen, og prøv igjen.',
  },
} as const;
