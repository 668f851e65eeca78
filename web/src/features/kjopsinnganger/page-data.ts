import type { QueryName } from '@portal/contract/endpoints.ts';

import { tekster } from './tekster.ts';

export const title = tekster.tittel;

export const queries = [
  'getOversiktConfig',
  'getClientContext',
  'getKunde',
] as const satisfies readonly QueryName[];
