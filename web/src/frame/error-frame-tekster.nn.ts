import type { Tekster } from '../lib/tekster.ts';
import type * as nb from './error-frame-tekster.nb.ts';

export const tekster = {
  tilForsikringsoversikten: 'Til forsikringsoversikta',
  gaTilbake: 'Gå tilbake',
  kontaktOss: 'Kontakt oss, så hjelper vi deg:',
  referanse: 'Referanse:',
} satisfies Tekster<typeof nb.tekster>;
