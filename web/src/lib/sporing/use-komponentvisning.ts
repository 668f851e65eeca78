import { useEffect } from 'react';

import { track } from './track.ts';

/** Records that a section has appeared on screen, each time it does. */
export function useKomponentvisning(komponent: string): void {
  useEffect(() => track('komponentvisning', { komponent }), [komponent]);
}
