/**
 * The customer's choice of light or dark. Kept in a cookie that holds nothing else: for the visit, since the customer has
 * asked for it there, and beyond it where 'Tillat funksjonelle' is accepted.
 */
const COOKIE = 'kfp-utseende';
/** On https a name that no neighbouring host can plant. */
export const getUtseendeCookie = (isHttps: boolean): string => (isHttps ? `__Host-${COOKIE}` : COOKIE);
/** Where functional cookies are accepted; else the choice lasts as long as the browser is open. */
export const UTSEENDE_COOKIE_SECONDS = 365 * 24 * 3600;
/** Below the base path: where the form posts its choice. */
export const UTSEENDE_PATH = '/utseende';
export const UTSEENDE_FIELD = 'utseende';

/** What the cookie and the document's `data-color-scheme` hold. Missing: as the device. */
export const colorSchemes = ['light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

export function parseColorScheme(value: unknown): ColorScheme | undefined {
  return colorSchemes.find((scheme) => scheme === value);
}
