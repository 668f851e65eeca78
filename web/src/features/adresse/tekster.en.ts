import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  etikett: 'Adresse',
  folkeregistrert: 'Folkeregistrert adresse',
  bruk: 'Bruk folkeregistrert adresse',
  lik: 'Adressen er lik folkeregistrert adresse',
  flytte: 'Har du flyttet, melder du det til Folkeregisteret. Da får vi den nye adressen derfra.',
  meldFlytting: 'Meld flytting hos Skatteetaten',
  oppdaterer: 'Oppdaterer adresse',
  oppdatert: 'Adressen din er oppdatert',
  feilTittel: 'Noe gikk galt',
  feil: 'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.',
  uvisst: 'Vi vet ikke om adressen ble oppdatert.',
  sjekker: 'Sjekker hvilken adresse som er i bruk',
  likevel: 'Adressen ble oppdatert likevel',
  loggetUt: 'Du var logget ut, så adressen ble ikke oppdatert. Logg inn og prøv igjen.',
  hentefeil: 'Vi får ikke hentet adressen din akkurat nå.',
  ingen: 'Vi har ingen adresse til deg',
  gard: (gaardsnummer: string, bruksnummer: string | undefined) =>
    bruksnummer === undefined ? `Gnr. ${gaardsnummer}` : `Gnr. ${gaardsnummer}, bnr. ${bruksnummer}`,
} satisfies Tekster<typeof nb.tekster>;
