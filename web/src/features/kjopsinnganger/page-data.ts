import type { QueryName } from '@portal/contract/endpoints.ts';

import { tekster } from './tekster.ts';

/** BUY-01. */
export const title = tekster.tittel;

export const queries = [
  'getOversiktConfig',
  'getClientContext',
  'getKunde',
] as const satisfies readonly QueryName[];
