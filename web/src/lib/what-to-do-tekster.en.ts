import type { Tekster } from './tekster.ts';
import type * as nb from './what-to-do-tekster.nb.ts';

export const tekster = {
  forMange:
    'You have made many changes in a short time, so this one was not saved. Wait a little, and try again.',
  ikkePaNett: 'We got no answer. Check that you are online, and try again.',
  finnesIkke: 'We cannot find you in the register. Contact us and we will sort it out for you.',
  lastPaNytt: 'Reload the page, and try again.',
  provIgjen: 'Try again in a little while. If it still does not work, you can contact us.',
} satisfies Tekster<typeof nb.tekster>;
