/** The app is mounted here; assets stand under the same prefix. */
export const BASE_PATH = '/privat/forsikring/oversikt';
/** Parent of the base path: where the neighbouring apps (purchase, details, invoices) live. */
export const FORSIKRING_PATH = '/privat/forsikring';
/** Below the base path: the way to the claims cases. */
export const SKADESAKER_JUMP_PATH = '/jump/seopp/skadesaker';
/** The claims system gives a jump token back here; no browser calls it. */
export const JUMP_TOKEN_REDEEM_PATH = '/api/privat/forsikring/jumpsst/innlos';
/** Asks for the page with everything awaited, for browsers without script. */
export const COMPLETE_PARAMETER = 'komplett';
/** Below the base path: every widget and page type in every state, in development only. */
export const CATALOGUE_PATH = '/katalog';
export const API_PATH = '/api/privat/forsikring';
/** Where the profile stands, and where its forms post. */
/** A form post: marks a message of the savings bank's as read. */
export const MELDING_LEST_PATH = `${BASE_PATH}/meldinger/lest`;
export const PROFIL_PATH = `${BASE_PATH}/forsikringsprofil`;
/** How one complains, and to whom; open to everybody. */
export const KLAGE_PATH = `${BASE_PATH}/klage-og-rettigheter`;
/** Below the profile: where the customer is logged in, and the forms that end it. */
export const INNLOGGINGER_PATH = `${PROFIL_PATH}/innlogginger`;
