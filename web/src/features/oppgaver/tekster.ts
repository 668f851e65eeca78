export const tekster = {
  overskrift: 'Oppgavene dine',
  helseerklaering: 'Fyll ut egenerklæring om helse',
  aksepttilbud: (antall: number) =>
    antall === 1
      ? 'Du har et tilbud fra rådgiver som venter på svar'
      : `Du har ${antall} tilbud fra rådgiver som venter på svar`,
  ulestMelding: 'Du har en ulest melding',
  kilometerstand: (kjoretoy: string) => `Oppdater kilometerstand på ${kjoretoy}`,
} as const;
