import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './uvanlig-tekster.nb.ts';

export const tekster = {
  sporsmal: 'Er dette eit mobilnummer?',
  forklaring: 'Norske mobilnummer byrjar med 4 eller 9. Rett nummeret, eller kryss av og lagre igjen.',
  bekreft: 'Ja, dette er eit mobilnummer',
} satisfies Tekster<typeof nb.tekster>;
