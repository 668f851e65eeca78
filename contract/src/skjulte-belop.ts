import { defineForm } from './forms/define-form.ts';
import { BASE_PATH } from './paths.ts';

/**
 * The customer has hidden all amounts in this browser. A necessary cookie, since they have asked for it: the server
 * shows no amount from the first byte of a page. It holds nothing else, and is gone when they are shown again.
 */
const COOKIE = 'kfp-belop';
/** On https a name that no neighbouring host can plant. */
export const getBelopCookie = (isHttps: boolean): string => (isHttps ? `__Host-${COOKIE}` : COOKIE);
export const BELOP_COOKIE_SECONDS = 365 * 24 * 3600;
/** What the cookie holds, and what the form and the script send; anything else shows the amounts. */
export const BELOP_SKJULT = 'skjult';
export const BELOP_VIST = 'vist';
/** Takes the choice to hide or show amounts. */
export const belopForm = defineForm({ path: `${BASE_PATH}/belop`, fields: ['belop'] });
