import type { ApiError } from '@portal/contract/client.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';

import type { tekster } from './tekster.nb.ts';

/** The result of a form on the page. */
export type Resultat = keyof typeof tekster.resultater;

const byCode: Partial<Record<ErrorCode, Resultat>> = {
  FINNES_IKKE: 'finnes-ikke',
  IKKE_INNLOGGET: 'logget-ut',
  FOR_MANGE_FORSPORSLER: 'for-mange',
};

export const toResultat = ({ code }: Pick<ApiError, 'code'>): Resultat => byCode[code] ?? 'feilet';
