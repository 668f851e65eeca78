import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Forsikringsprofil',
  overskrift: 'Forsikrings\u00adprofil',
  undertittel: 'Desse opplysningane gjeld berre forsikringsavtalane dine',
  innlogginger: 'Sjå kvar du er logga inn',
  lastNed: 'Ta med deg dataa dine',
  data: 'Sjå dataa dine, og kven som får dei',
  henter: 'Hentar opplysningane dine',
  feil: 'Det oppstod ein feil då vi skulle hente opplysningane dine.',
  utenNavn: 'Opplysningane dine',
  fodselsnummer: 'Fødselsnummer',
  dNummer: 'D-nummer',
  resultater: {
    epost: 'E-postadressa er oppdatert',
    mobil: 'Mobilnummeret er oppdatert',
    adresse: 'Adressa di er oppdatert',
    samtykke: 'Samtykket til marknadsføring er endra',
    deling: 'Valet ditt om deling er lagra',
    reservasjon: 'Valet ditt er lagra',
    'ikke-lagret': 'Du var logga ut, så endringa blei ikkje lagra. Prøv igjen.',
    ubekreftet: 'Valet ditt er lagra hos oss, men ikkje stadfesta enno',
  },
} satisfies Tekster<typeof nb.tekster>;
