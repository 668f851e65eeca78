import type { Tekster } from '../lib/tekster.ts';
import type * as nb from './error-frame-tekster.nb.ts';

export const tekster = {
  tilForsikringsoversikten: 'Go to your overview',
  gaTilbake: 'Go back',
  kontaktOss: 'Contact us and we will help you:',
  referanse: 'Reference:',
} satisfies Tekster<typeof nb.tekster>;
