import { defineForm } from './forms/define-form.ts';
import { BASE_PATH } from './paths.ts';

/**
 * The customer's choice of light or dark. Kept in a cookie that holds nothing else: for the visit, since the customer has
 * asked for it there, and beyond it where 'Tillat funksjonelle' is accepted.
 */
const COOKIE = 'kfp-utseende';
/** On https a name that no neighbouring host can plant. */
export const getUtseendeCookie = (isHttps: boolean): string => (isHttps ? `__Host-${COOKIE}` : COOKIE);
/** Where functional cookies are accepted; else the choice lasts as long as the browser is open. */
export const UTSEENDE_COOKIE_SECONDS = 365 * 24 * 3600;
/** Takes the choice of light or dark. */
export const utseendeForm = defineForm({ path: `${BASE_PATH}/utseende`, fields: ['utseende'] });

/** The choice of no scheme of ours: the device decides. */
export const AS_DEVICE = 'enhet';

/** What the cookie and the document's attribute hold. Missing: as the device. */
const colorSchemes = ['light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

export function parseColorScheme(value: unknown): ColorScheme | undefined {
  return colorSchemes.find((scheme) => scheme === value);
}
