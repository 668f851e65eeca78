import type { TrafficLevel } from '@portal/contract/sporing.ts';

import { lenker } from '../../lenker.ts';

/** Shares of all page views, between 0 and 1. */
export const TRACES = 0.2;
export const PROFILES = 1;
export const REPLAYS_ON_ERROR = 1;

/** The share of visits that are recorded: the higher the traffic, the smaller. */
export const replaysOfSessions: Record<TrafficLevel, number> = {
  NORMAL: 0.1,
  HIGH: 0.01,
  EXTRA_HIGH: 0.005,
};

/** Errors from third-party code that we cannot fix. */
export const ignoredErrors: (string | RegExp)[] = ['ToggleSlider component has been deprecated', /FBNav/];

/** What is on screen, and whose it is. */
export interface Place {
  pathname: string;
  search: string;
  /** Undefined: not known. */
  isLoMedlem: boolean | undefined;
}

/**
 * Whether the screen may be recorded, in masked form: never the profile, nor the costs, where a price may tell of claims
 * and memberships; never for a union member, and not before the customer is known. An address with a query may reveal more than its path.
 */
export function isReplayAllowed({ pathname, search, isLoMedlem }: Place): boolean {
  const isPrivate = [lenker.profil, lenker.kostnader].some((page) => pathname.startsWith(page));
  return isLoMedlem === false && search === '' && !isPrivate;
}
