import { useEffect } from 'react';

import { track } from './track.ts';

/** Records that a section has appeared on screen, each time it does; undefined while it has not. */
export function useKomponentvisning(komponent: string | undefined): void {
  useEffect(
    () => (komponent === undefined ? undefined : track('komponentvisning', { komponent })),
    [komponent],
  );
}
