import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './uleselig-tekster.nb.ts';

export const tekster = {
  epost: 'We cannot read the email address we have for you.',
  mobil: 'We cannot read the mobile number we have for you.',
} satisfies Tekster<typeof nb.tekster>;
