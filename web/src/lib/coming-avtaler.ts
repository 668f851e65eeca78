import { createContext } from 'react';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';

/** How many cards' places are reserved for each system whose agreements had not come when the page was sent. */
export type Places = Partial<Record<SystemSource, number>>;

/** What of a page, and of its agreements, had not come when it was sent. */
export interface ComingAvtaler {
  /** The same for as long as the page lives. Undefined when the list is shown whole. */
  getPlaces: () => Places | undefined;
  /** On the server, while the whole answer is under way. */
  soFar?: AvtalerSoFar | undefined;
  /** All queries, as text, that had no answer when the page was sent: the same for as long as it lives. Missing: none. */
  getLate?: () => readonly string[];
}

export interface AvtalerSoFar {
  /** Each resolves when the system has answered, or has failed to. */
  parts: Readonly<Record<SystemSource, Promise<void>>>;
  /** The sums are of what has come, and `sources` are those that have answered. */
  get: () => AvtalerResponse;
}

export const ComingAvtalerContext = createContext<ComingAvtaler>({ getPlaces: () => undefined });
