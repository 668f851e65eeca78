import { use, useState } from 'react';

import { ComingAvtalerContext, type Places } from './coming-avtaler.ts';
import { usePageContext } from './page-context.tsx';
import { isPageAsSent } from './script-state.ts';

/** The reserved places of a page that the server sent with them; undefined where the list is shown whole. */
export function usePlaces(): Places | undefined {
  const { getPlaces } = use(ComingAvtalerContext);
  // The opening is rendered before anybody can know, and asking decides.
  const { isOpening = false } = usePageContext();
  const [places] = useState(() => (isPageAsSent() && !isOpening ? getPlaces() : undefined));
  return places;
}

/** Whether a place is reserved: a system that had none before, as far as the session knows, has no place. */
export function isAnyExpected(places: Places = {}): boolean {
  return Object.values(places).some((count) => count > 0);
}
