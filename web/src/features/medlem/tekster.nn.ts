import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  ikkeMedlem: (selskap) =>
    `${selskap} leverer forsikringane. Samlar du fleire forsikringar, kan du få opptil 20\u00a0% rabatt.`,
  medlem: 'Som medlem i eit LO-forbund får du medlemsfordelar og toppdekning utan ekstra kostnad.',
  dobbeltforsikring: {
    title: 'Har du to innbuforsikringar på same adresse?',
    description: 'Vi hjelper deg å seie opp den eine.',
  },
} satisfies Tekster<typeof nb.tekster>;
