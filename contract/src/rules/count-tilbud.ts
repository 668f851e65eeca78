import type { Tilbud } from '../tilbud.ts';

/** How many offers a customer has, and how many of them have not expired. */
export interface AntallTilbud {
  alle: number;
  apne: number;
}

export function countTilbud(tilbud: readonly Pick<Tilbud, 'utlopt'>[]): AntallTilbud {
  return { alle: tilbud.length, apne: tilbud.filter(({ utlopt }) => utlopt !== true).length };
}
