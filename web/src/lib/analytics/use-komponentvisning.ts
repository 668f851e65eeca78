import { useEffect } from 'react';

import { track } from './track.ts';

/** Says that a section has come on screen. Once for each time it does. */
export function useKomponentvisning(komponent: string): void {
  useEffect(() => track('komponentvisning', { komponent }), [komponent]);
}
