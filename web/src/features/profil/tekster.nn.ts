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
} satisfies Tekster<typeof nb.tekster>;
