import type { QueryName } from '@portal/contract/endpoints.ts';

import { tekster } from './tekster.ts';
import { TilbudSection } from './tilbud-section.tsx';

export const title = tekster.tittel;
export const queries = ['getTilbud', 'getKunde'] as const satisfies readonly QueryName[];

/** The offers page (OFF-01). */
export function Page() {
  return <TilbudSection />;
}
