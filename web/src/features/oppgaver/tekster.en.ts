import { velgFlertall } from '../../lib/format/flertall.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Oppgavene dine',
  visesIkke: 'Vi får ikke vist oppgavene dine akkurat nå.',
  helseerklaering: 'Fyll ut egenerklæring om helse',
  aksepttilbud: (antall: number) =>
    velgFlertall(antall, {
      one: 'Du har et tilbud fra rådgiver som venter på svar',
      other: `Du har ${antall} tilbud fra rådgiver som venter på svar`,
    }),
  /** The count is shown only when the system gives it. */
  ulestMelding: (antall: number | null | undefined) =>
    velgFlertall(antall || 1, {
      one: 'Du har en ulest melding',
      other: `Du har ${antall} uleste meldinger`,
    }),
  kilometerstand: (kjoretoy: string) => `Oppdater kilometerstand på ${kjoretoy}`,
  visFlere: (antall: number) => `Vis ${antall} oppgaver til`,
} satisfies Tekster<typeof nb.tekster>;
