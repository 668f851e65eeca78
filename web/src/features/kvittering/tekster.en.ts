import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  produktnavn: 'Car insurance',
  tittel: 'Thank you for your purchase',
  ingress:
    'Your car insurance is valid from today. You will find the terms and the insurance certificate (forsikringsbevis) under Documents.',
} satisfies Tekster<typeof nb.tekster>;
