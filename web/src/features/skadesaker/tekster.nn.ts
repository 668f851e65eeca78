import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Skadesaker',
  vent: 'Vi sender deg vidare til skadesakene dine.',
  langsom: 'Dette tek lengre tid enn vanleg. Vi prøver framleis, men du kan òg gå vidare sjølv.',
  apenSide: 'Gå til den opne sida om skade',
  tilbake: 'Du kom tilbake frå skadesakene dine. Vil du dit igjen?',
  klar: 'Trykk på knappen for å kome til skadesakene dine.',
  knapp: 'Gå til skadesakene dine',
  tilOversikten: 'Til forsikringsoversikta',
} satisfies Tekster<typeof nb.tekster>;
