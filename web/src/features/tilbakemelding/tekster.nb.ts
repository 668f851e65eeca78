export const tekster = {
  /** Overview and offers. */
  fornoyd: 'Hvor fornøyd er du med denne nettsiden?',
  /** Other insurances. */
  fant: 'Fant du det du lette etter?',
  ja: 'Ja',
  nei: 'Nei',
  /** The label of the comment, by the answer. */
  kommentar: {
    misfornoyd: 'Hva kan vi gjøre bedre?',
    midtPaa: 'Hva skal til for at du blir mer fornøyd?',
    fornoyd: 'Hva er du fornøyd med?',
    fant: 'Er det noe du vil legge til?',
    fantIkke: 'Hva lette du etter?',
  },
  feilet: 'Noe gikk galt, og vi vet ikke om vi fikk tilbakemeldingen din. Prøv igjen om litt.',
  forMange: 'Vi har fått mange tilbakemeldinger herfra på kort tid. Prøv igjen om litt.',
} as const;
