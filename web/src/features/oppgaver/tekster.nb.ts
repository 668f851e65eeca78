import { velgFlertall } from '../../lib/format/flertall.ts';
import { formatOpplisting } from '../../lib/format/opplisting.ts';

export const tekster = {
  overskrift: 'Oppgavene dine',
  ingen: 'Du har ingen oppgaver nå.',
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
  /** The task system may lack the vehicle's name. */
  kilometerstand: (kjoretoy: string) => `Oppdater kilometerstand på ${kjoretoy || 'kjøretøyet ditt'}`,
  /** Of nothing that is known, or nothing that goes on: there may be nothing to stop. */
  ukjentForfalt: (dag: string) => `En betaling forfalt ${dag}.`,
  forfalt: (navn: readonly string[], dag: string) =>
    navn.length > 1
      ? `Betalingen for ${formatOpplisting(navn)} forfalt ${dag}. Betaler du ikke, kan forsikringene bli stoppet.`
      : `Betalingen for ${formatOpplisting(navn)} forfalt ${dag}. Betaler du ikke, kan forsikringen bli stoppet.`,
  visFlere: (antall: number) =>
    velgFlertall(antall, { one: `Vis ${antall} oppgave til`, other: `Vis ${antall} oppgaver til` }),
} as const;
