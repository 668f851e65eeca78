import type { Question } from '@portal/contract/query-key.ts';

import { tekster } from './tekster.ts';
import { TilbudSection } from './tilbud-section.tsx';

export const title = tekster.tittel;
export const queries = ['getTilbud', 'getKunde'] as const satisfies readonly Question[];

/** The offers page (OFF-01). */
export function Page() {
  return <TilbudSection />;
}
