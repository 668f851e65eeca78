/** Pages of the claims cases that a jump may lead to; any other value leads to their front page. */
export const skadesakerTargets = ['ahv'] as const;
export type SkadesakerTarget = (typeof skadesakerTargets)[number];
/** Value of the form field `referrer`. */
export const SKADESAKER_REFERRER = 'forsikringsoversikt';
/** What the operators read where no token could be had; the customer does not see it. */
export const JUMP_TOKEN_FAILED = 'Klarte ikke hente autentiseringstoken';
