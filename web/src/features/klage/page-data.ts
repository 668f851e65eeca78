import type { Question } from '@portal/contract/query-key.ts';

import { tekster } from './tekster.ts';

export const title = tekster.tittel;

/** Nothing but the portal's own, and nothing of a customer: the page is open to everybody. */
export const queries = ['getOversiktConfig', 'getKontaktinfo'] as const satisfies readonly Question[];
