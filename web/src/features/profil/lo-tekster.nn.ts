import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './lo-tekster.nb.ts';

export const tekster = {
  etikett: 'Medlem av eit LO-forbund',
  ja: 'Ja',
  nei: 'Nei',
  lesMer: 'Les meir',
  lukk: 'Lukk',
  hentefeil: 'Vi får ikkje henta medlemskapen din akkurat no.',
  hjelp:
    'Vi får vite om medlemskapen frå forbundet ditt. Er du medlem utan at det står her, kan du be forbundet registrere fødselsnummeret ditt. Det kan ta nokre dagar før medlemskapen blir vist hos oss.',
} satisfies Tekster<typeof nb.tekster>;
