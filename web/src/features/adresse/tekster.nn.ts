import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  etikett: 'Adresse',
  folkeregistrert: 'Folkeregistrert adresse',
  bruk: 'Bruk folkeregistrert adresse',
  lik: 'Adressa er lik folkeregistrert adresse',
  flytte: 'Har du flytta, melder du det til Folkeregisteret. Då får vi den nye adressa derifrå.',
  meldFlytting: 'Meld flytting hos Skatteetaten',
  oppdaterer: 'Oppdaterer adressa',
  oppdatert: 'Adressa di er oppdatert',
  feilTittel: 'Noko gjekk gale',
  feilet: 'Vi kunne ikkje oppdatere adressa di til folkeregistrert adresse.',
  uvisst: 'Vi veit ikkje om adressa blei oppdatert.',
  sjekker: 'Sjekkar kva som er lagra',
  likevel: 'Endringa blei lagra likevel',
  loggetUt: 'Du var logga ut, så adressa blei ikkje oppdatert. Logg inn og prøv igjen.',
  hentefeil: 'Vi får ikkje henta adressa di akkurat no.',
  ingen: 'Vi har inga adresse til deg',
  gard: (gaardsnummer, bruksnummer) =>
    bruksnummer === undefined ? `Gnr. ${gaardsnummer}` : `Gnr. ${gaardsnummer}, bnr. ${bruksnummer}`,
} satisfies Tekster<typeof nb.tekster>;
