import type { PartState } from '@portal/contract/kostnader.ts';

/**
 * Whether every source system has answered in full, but those that have nothing to ask for. Only then may the page say
 * that there are none.
 */
export function isKomplett(svar: {
  sources: readonly Pick<PartState, 'state'>[];
  systemSourceError?: boolean;
}): boolean {
  return (
    !svar.systemSourceError && svar.sources.every(({ state }) => state === 'ok' || state === 'notOffered')
  );
}
