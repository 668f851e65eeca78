import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Choose cookies',
  nodvendig:
    'Until you choose, we only store what is necessary, such as the language you choose, and whether amounts are hidden. You can change your choice at any time.',
  kategorier: {
    functional: {
      navn: 'Allow functional cookies',
      forklaring: 'Remembers your choices for your next visit, such as light or dark appearance.',
    },
    statistics: { navn: 'Allow statistics', forklaring: 'Shows us what works, without names.' },
    marketing: { navn: 'Allow personalised marketing', forklaring: 'Not used today.' },
  },
  godtaAlle: 'Accept all',
  godtaMineValg: 'Accept my choices',
  avvisAlle: 'Reject all',
} satisfies Tekster<typeof nb.tekster>;

export function toBehandlingsansvarlig(navn: string): string {
  return `${navn} is the data controller.`;
}
