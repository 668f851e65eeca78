export const tekster = {
  epost: 'E-postadressen er oppdatert',
  mobil: 'Mobilnummeret er oppdatert',
  adresse: 'Adressen din er oppdatert',
  samtykke: 'Samtykket til markedsføring er endret',
  deling: 'Valget ditt om deling er lagret',
  reservasjon: 'Valget ditt er lagret',
  'ikke-lagret': 'Du var logget ut, så endringen ble ikke lagret. Prøv igjen.',
  ubekreftet: 'Valget ditt er lagret hos oss, men ikke bekreftet ennå',
} as const;
