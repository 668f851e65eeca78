import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Claims',
  vent: 'We are taking you to your claims.',
  langsom: 'This is taking longer than usual. We are still trying, but you can also go there yourself.',
  apenSide: 'Go to our public page about claims',
  tilbake: 'You came back from your claims. Do you want to go there again?',
  klar: 'Press the button to go to your claims.',
  knapp: 'Go to your claims',
  tilOversikten: 'Go to your overview',
} satisfies Tekster<typeof nb.tekster>;
