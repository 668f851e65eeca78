import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  fornoyd: 'Kor nøgd er du med denne nettsida?',
  fant: 'Fann du det du leita etter?',
  ja: 'Ja',
  nei: 'Nei',
  kommentar: {
    misfornoyd: 'Kva kan vi gjere betre?',
    midtPaa: 'Kva skal til for at du blir meir nøgd?',
    fornoyd: 'Kva er du nøgd med?',
    fant: 'Er det noko du vil leggje til?',
    fantIkke: 'Kva leita du etter?',
  },
  feilet: 'Noko gjekk gale, og vi veit ikkje om vi fekk tilbakemeldinga di. Prøv igjen om litt.',
  forMange: 'Vi har fått mange tilbakemeldingar herifrå på kort tid. Prøv igjen om litt.',
} satisfies Tekster<typeof nb.tekster>;
