import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './resultat-tekster.nb.ts';

export const tekster = {
  epost: 'E-postadressa er oppdatert',
  mobil: 'Mobilnummeret er oppdatert',
  adresse: 'Adressa di er oppdatert',
  samtykke: 'Samtykket til marknadsføring er endra',
  deling: 'Valet ditt om deling er lagra',
  reservasjon: 'Valet ditt er lagra',
  'ikke-lagret': 'Du var logga ut, så endringa blei ikkje lagra. Prøv igjen.',
  ubekreftet: 'Valet ditt er lagra hos oss, men ikkje stadfesta enno',
} satisfies Tekster<typeof nb.tekster>;
