import type * as nb from './ny-innlogging-tekster.nb.ts';
import type { Tekster } from './tekster.ts';

export const tekster = {
  avbrutt: {
    tone: 'info',
    title: 'Innlogginga blei avbroten',
    text: 'Du er framleis logga inn som før.',
  },
  feilet: {
    tone: 'error',
    title: 'Den nye innlogginga gjekk ikkje som ho skulle',
    text: 'Du er framleis logga inn som før. Prøv éin gong til. Kontakt oss om det ikkje hjelper.',
  },
  vent: {
    tone: 'error',
    title: 'Mange loggar inn frå nettverket ditt akkurat no',
    text: 'Du er framleis logga inn som før. Vent ti minutt, og prøv igjen.',
  },
} as const satisfies Tekster<typeof nb.tekster>;
