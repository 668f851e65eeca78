import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  ikkeMedlem: (selskap: string) =>
    `Forsikringene leveres av ${selskap}. Samler du flere forsikringer, kan du få opptil 20\u00a0% rabatt.`,
  medlem: 'Som medlem i et LO-forbund får du medlemsfordeler og toppdekning uten ekstra kostnad.',
  dobbeltforsikring: {
    title: 'Har du to innboforsikringer på samme adresse?',
    description: 'Vi hjelper deg å si opp den ene.',
  },
} satisfies Tekster<typeof nb.tekster>;
