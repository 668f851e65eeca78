import type { Question } from '@portal/contract/query-key.ts';

import { tekster } from './tekster.ts';

export const title = tekster.tittel;

/** Nothing but the portal's own: the page waits for nobody. */
export const queries = ['getInnlogginger'] as const satisfies readonly Question[];
