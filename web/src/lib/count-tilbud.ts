import type { TilbudResponse } from '@portal/contract/tilbud.ts';

/**
 * How many offers the customer may still take up: 0 where all have run out, undefined where there are none, or where
 * that is not known.
 */
export function countTilbud(svar: Pick<TilbudResponse, 'tilbud'> | undefined): number | undefined {
  if (svar === undefined || svar.tilbud.length === 0) return undefined;
  return svar.tilbud.filter(({ utlopt }) => utlopt !== true).length;
}
