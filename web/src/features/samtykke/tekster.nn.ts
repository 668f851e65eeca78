import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskriftIBanken: 'Samtykker',
  overskrift: 'Samtykker til markedsføring',
  ja: 'Ja',
  nei: 'Nei',
  lagre: 'Lagre valget',
  lagrer: 'Lagrer valget ditt',
  endret: 'Samtykket til markedsføring er endret',
  endretAnnet: (tittel: string) => `Valget ditt er lagret: ${tittel}`,
  feilet: 'Noe gikk galt ved endring av samtykke',
  ubekreftet: 'Valget ditt er lagret hos oss, men ikke bekreftet ennå',
  uvisst: 'Vi vet ikke om valget ditt ble lagret.',
  sjekker: 'Sjekker hva som er lagret',
  likevel: 'Valget ditt ble lagret likevel',
  utilgjengelig: 'Vi får ikke hentet det du har valgt før akkurat nå. Du kan likevel velge på nytt.',
  hentefeil: 'Vi får ikke hentet samtykkene dine akkurat nå.',
  henter: 'Henter samtykkene dine',
  velg: 'Velg ja eller nei',
  iBanken: 'Samtykkene dine endrer du i banken',
  ukjent:
    'Du er ikke registrert som kunde hos oss ennå, så det er ingen samtykker å endre. Mener du det er feil?',
  kontaktOss: 'Kontakt oss',
  gitt: (valg: 'ja' | 'nei', dato: string) => `Du svarte ${valg} ${dato}.`,
  versjon: (versjon: string) => `Du svarte på teksten «${versjon}».`,
  nyTekst: (versjon: string) => `Du svarte på teksten «${versjon}», som er endret siden.`,
  loggetUt: 'Du var logget ut, så valget ble ikke lagret. Logg inn og prøv igjen.',
  reservasjon: {
    etikett: 'Forsikringsdokumenter i posten',
    far: 'Du får dokumenter i posten',
    reservert: 'Du har reservert deg mot dokumenter i posten',
    vilReservere: 'Vil du reservere deg, får du dokumentene dine bare her på nettsidene.',
    vilHaPost: 'Vil du ha dokumenter i posten igjen, sender vi dem til adressen din.',
    bekreftEndring: 'Ja, jeg vil endre dette',
    bekreft: 'Bekreft',
    lagrer: 'Lagrer',
    lagret: 'Valget ditt er lagret',
    feilet: 'Noe gikk galt da vi skulle lagre valget ditt om post',
    ukjent: 'Du er ikke registrert som kunde hos oss ennå, så vi sender deg ingen post.',
    kryssAv: 'Du må krysse av for å bekrefte',
    hentefeil: 'Vi får ikke hentet dette valget akkurat nå.',
  },
} satisfies Tekster<typeof nb.tekster>;

/** Version of the reservation row's text above: change it with the text, so that the log can tell them apart. */
