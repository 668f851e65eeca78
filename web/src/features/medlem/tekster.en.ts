import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  ikkeMedlem: (selskap) =>
    `The insurance is provided by ${selskap}. If you have several policies with us, you can get up to 20% off.`,
  medlem:
    'As a member of an LO union, you get member benefits and our highest level of cover (toppdekning) at no extra cost.',
  dobbeltforsikring: {
    title: 'Do you have two contents insurance (innbo) policies at the same address?',
    description: 'We will help you cancel one of them.',
  },
} satisfies Tekster<typeof nb.tekster>;
