import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  tittel: 'Andre forsikringar',
  ingress: 'Nokre forsikringar følgjer med noko anna du har, og står derfor ikkje i oversikta di.',
  seksjon: 'Forsikringar gjennom kort, program, arbeids\u00adgivar eller forbund',
  ingen: 'Vi har ingen andre forsikringar å vise.',
  meldSkade: 'Meld skade',
  lesMer: 'Les meir',
  tilOversikten: 'Til forsikringsoversikta',
} satisfies Tekster<typeof nb.tekster>;
