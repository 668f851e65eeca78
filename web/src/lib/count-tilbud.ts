import type { TilbudResponse } from '@portal/contract/tilbud.ts';

/**
 * How many offers the customer can still accept: 0 when all have expired, undefined when there are none or it is
 * unknown.
 */
export function countTilbud(svar: Pick<TilbudResponse, 'tilbud'> | undefined): number | undefined {
  if (svar === undefined || svar.tilbud.length === 0) return undefined;
  return svar.tilbud.filter(({ utlopt }) => utlopt !== true).length;
}
