import type { Question } from '@portal/contract/query-key.ts';

import { tekster } from './tekster.ts';

export const title = tekster.tittel;

/** What else the page needs depends on the customer record: only who has a customer number has addresses. */
export const queries = [
  'getOversiktConfig',
  'getClientContext',
  'getKunde',
  'getReservasjon',
] as const satisfies readonly Question[];
