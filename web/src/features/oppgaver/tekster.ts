export const tekster = {
  overskrift: 'Oppgavene dine',
  visesIkke: 'Vi får ikke vist oppgavene dine akkurat nå.',
  helseerklaering: 'Fyll ut egenerklæring om helse',
  aksepttilbud: (antall: number) =>
    antall === 1
      ? 'Du har et tilbud fra rådgiver som venter på svar'
      : `Du har ${antall} tilbud fra rådgiver som venter på svar`,
  /** The count is shown only when the system gives it. */
  ulestMelding: (antall: number | null | undefined) =>
    (antall ?? 1) > 1 ? `Du har ${antall} uleste meldinger` : 'Du har en ulest melding',
  kilometerstand: (kjoretoy: string) => `Oppdater kilometerstand på ${kjoretoy}`,
  visFlere: (antall: number) => `Vis ${antall} oppgaver til`,
} as const;
