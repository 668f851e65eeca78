export const tekster = {
  tittel: 'Forsikringsprofil',
  overskrift: 'Forsikrings\u00adprofil',
  undertittel: 'Disse opplysningene gjelder kun forsikringsavtalene dine',
  innlogginger: 'Se hvor du er logget inn',
  lastNed: 'Ta med deg dataene dine',
  data: 'Se dataene dine, og hvem som får dem',
  henter: 'Henter opplysningene dine',
  feil: 'En feil oppsto ved henting av opplysningene dine.',
  /** The heading when the customer's name is unknown. */
  utenNavn: 'Dine opplysninger',
  fodselsnummer: 'Fødselsnummer',
  dNummer: 'D-nummer',
  resultater: {
    epost: 'E-postadressen er oppdatert',
    mobil: 'Mobilnummeret er oppdatert',
    adresse: 'Adressen din er oppdatert',
    samtykke: 'Samtykket til markedsføring er endret',
    deling: 'Valget ditt om deling er lagret',
    reservasjon: 'Valget ditt er lagret',
    'ikke-lagret': 'Du var logget ut, så endringen ble ikke lagret. Prøv igjen.',
    ubekreftet: 'Valget ditt er lagret hos oss, men ikke bekreftet ennå',
  },
} as const;
