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

const trekkByCode: Partial<Record<ErrorCode, Resultat>> = {
  FINNES_IKKE: 'ikke-lagret',
  TEKST_IKKE_VIST: 'ikke-lagret',
  GIS_I_BANKEN: 'ikke-lagret',
  UGYLDIG_FORESPORSEL: 'ikke-lagret',
  IKKE_INNLOGGET: 'logget-ut-valg',
  FOR_MANGE_FORSPORSLER: 'for-mange',
};

/** Of taking back, which failed. */
export const toTrekkResultat = ({ code }: Pick<ApiError, 'code'>): Resultat =>
  trekkByCode[code] ?? 'feilet-valg';

/** Of a report, which failed. */
export const toResultat = ({ code }: Pick<ApiError, 'code'>): Resultat => byCode[code] ?? 'feilet';
