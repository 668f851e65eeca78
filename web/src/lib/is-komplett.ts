import type { SourceState } from '@portal/contract/source-state.ts';

/** Whether every source system has answered in full. Only then may the page say that there are none. */
export function isKomplett(svar: { sources: readonly SourceState[]; systemSourceError: boolean }): boolean {
  return !svar.systemSourceError && svar.sources.every(({ state }) => state === 'ok');
}
