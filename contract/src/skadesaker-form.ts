/** Where a jump may lead within the claims cases; anything else leads to their front page. */
export const skadesakerTargets = ['ahv'] as const;
export type SkadesakerTarget = (typeof skadesakerTargets)[number];
/** The form's field `referrer`. */
export const SKADESAKER_REFERRER = 'forsikringsoversikt';
