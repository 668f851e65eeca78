import { type AntallTilbud, countTilbud } from '@portal/contract/rules/count-tilbud.ts';
import type { TilbudResponse } from '@portal/contract/tilbud.ts';

/**
 * How many offers the customer can still accept: 0 when all have expired, undefined when there are none or it is
 * unknown.
 * @param remembered by the session; an answer of this page is newer
 */
export function findAntallTilbud(
  svar: Pick<TilbudResponse, 'tilbud'> | undefined,
  remembered?: AntallTilbud,
): number | undefined {
  const antall = svar === undefined ? remembered : countTilbud(svar.tilbud);
  return antall === undefined || antall.alle === 0 ? undefined : antall.apne;
}
