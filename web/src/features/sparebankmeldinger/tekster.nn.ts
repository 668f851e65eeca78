import { velgFlertall } from '../../lib/format/flertall.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Meldingar frå banken din',
  antallUleste: (uleste) =>
    uleste === 0
      ? 'Ingen ulesne'
      : velgFlertall(uleste, { one: `${uleste} ulesen`, other: `${uleste} ulesne` }),
  ulest: 'Ulesen',
  lesMer: (tittel) => `Les meir om «${tittel}»`,
  merkSomLest: 'Merk som lesen',
  merkerSomLest: 'Merkjer som lesen …',
  merkingFeilet: 'Vi fekk ikkje merkt meldinga som lesen. Prøv igjen om litt.',
} satisfies Tekster<typeof nb.tekster>;
