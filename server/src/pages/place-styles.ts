import { BELOW_ATTRIBUTE } from '@portal/contract/document.ts';

import type { Piece } from './encoder.ts';

/**
 * Puts styles once, right before the first part that they are for.
 * @returns takes markup in the order in which it is sent, and gives it back with the styles in it, if that part is there
 */
export function createPlaceStyles(styles: readonly Piece[]): {
  place: (markup: string) => Piece[];
  takeRest: () => Piece[];
} {
  const rest = [...styles];
  /** What has not been put anywhere. */
  const takeRest = (): Piece[] => rest.splice(0);
  function place(markup: string): Piece[] {
    // In a text, these words only bring the styles earlier: no text has the beginning of a tag.
    const attribute = rest.length === 0 ? -1 : markup.indexOf(` ${BELOW_ATTRIBUTE}`);
    if (attribute < 0) return [markup];
    const tag = markup.lastIndexOf('<', attribute);
    return [markup.slice(0, tag), ...takeRest(), markup.slice(tag)];
  }
  return { place, takeRest };
}
