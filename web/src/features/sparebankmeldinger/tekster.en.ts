import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Messages from your bank',
  antallUleste: (uleste) => (uleste === 0 ? 'None unread' : `${uleste} unread`),
  ulest: 'Unread',
  lesMer: (tittel) => `Read more about ‘${tittel}’`,
  merkSomLest: 'Mark as read',
  merkerSomLest: 'Marking as read …',
  merkingFeilet: 'We could not mark the message as read. Try again in a little while.',
} satisfies Tekster<typeof nb.tekster>;
