import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './lo-tekster.nb.ts';

export const tekster = {
  etikett: 'Member of an LO union',
  ja: 'Yes',
  nei: 'No',
  lesMer: 'Read more',
  lukk: 'Close',
  hentefeil: 'We cannot load your membership right now.',
  hjelp:
    'LO is the Norwegian Confederation of Trade Unions. Your union tells us that you are a member. If you are a member and it does not say so here, ask your union to register your national identity number (fødselsnummer). It may take a few days before it is shown here.',
} satisfies Tekster<typeof nb.tekster>;
