import type { Tekster } from './tekster.ts';
import type * as nb from './what-to-do-tekster.nb.ts';

export const tekster = {
  forMange: 'Du har gjort mange endringar på kort tid, så denne blei ikkje lagra. Vent litt, og prøv igjen.',
  ikkePaNett: 'Vi fekk ikkje svar. Sjekk at du er på nett, og prøv igjen.',
  finnesIkke: 'Vi finn deg ikkje i registeret. Kontakt oss, så ordnar vi det for deg.',
  lastPaNytt: 'Last sida på nytt, og prøv igjen.',
  provIgjen: 'Prøv igjen om litt. Går det framleis ikkje, kan du kontakte oss.',
} satisfies Tekster<typeof nb.tekster>;
