export const tekster = {
  overskrift: 'Samtykker til markedsføring',
  ja: 'Ja',
  nei: 'Nei',
  lagre: 'Lagre valget',
  lagrer: 'Lagrer valget ditt',
  endret: 'Samtykket til markedsføring er endret',
  feilet: 'Noe gikk galt ved endring av samtykke',
  ubekreftet: 'Valget ditt er lagret hos oss, men ikke bekreftet ennå',
  utilgjengelig: 'Vi får ikke hentet det du har valgt før akkurat nå. Du kan likevel velge på nytt.',
  hentefeil: 'Vi får ikke hentet samtykkene dine akkurat nå.',
  henter: 'Henter samtykkene dine',
  velg: 'Velg ja eller nei',
  iBanken: 'Samtykkene dine endrer du i banken',
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
    feilet: 'Noe gikk galt',
    kryssAv: 'Du må krysse av for å bekrefte',
    hentefeil: 'Vi får ikke hentet dette valget akkurat nå.',
  },
} as const;

/** Names the wording of the reservation row above; a new wording is a new version, so that the log can tell. */
export const RESERVASJON_TEKSTVERSJON = 'reservasjon-1';
