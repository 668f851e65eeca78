import type { Tekster } from './tekster.ts';
import type * as nb from './what-to-do-tekster.nb.ts';

export const tekster = {
  /** The input is not wrong: there have been more changes than anybody makes by hand. */
  forMange: 'Du har gjort mange endringer på kort tid, så denne ble ikke lagret. Vent litt, og prøv igjen.',
  ikkePaNett: 'Vi fikk ikke svar. Sjekk at du er på nett, og prøv igjen.',
  finnesIkke: 'Vi finner deg ikke i registeret. Kontakt oss, så ordner vi det for deg.',
  lastPaNytt: 'Last siden på nytt, og prøv igjen.',
  provIgjen: 'Prøv igjen om litt. Går det fortsatt ikke, kan du kontakte oss.',
} satisfies Tekster<typeof nb.tekster>;
