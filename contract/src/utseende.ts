/**
 * The customer's choice of light or dark. Kept in a cookie that holds nothing else and is written only when the customer
 * has asked for it, so that it needs no consent (Ekomloven § 3-15, second paragraph).
 */
const COOKIE = 'kfp-utseende';
/** On https a name that no neighbouring host can plant. */
export const getUtseendeCookie = (isHttps: boolean): string => (isHttps ? `__Host-${COOKIE}` : COOKIE);
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
