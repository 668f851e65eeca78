import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Other insurance',
  ingress: 'Some insurance comes with something else you have, so it is not in your overview.',
  seksjon: 'Insurance through a card, programme, employer or union',
  ingen: 'We have no other insurance to show.',
  meldSkade: 'Make a claim',
  lesMer: 'Read more',
  tilOversikten: 'Go to your overview',
} satisfies Tekster<typeof nb.tekster>;
