/** The app is mounted here; assets are below the same prefix. */
export const BASE_PATH = '/privat/forsikring/oversikt';
/** Parent of the base path, shared with the neighbouring apps (purchase, details, invoices). */
export const FORSIKRING_PATH = '/privat/forsikring';
/** Below the base path: the jump to the claims cases. */
export const SKADESAKER_JUMP_PATH = '/jump/seopp/skadesaker';
/** The claims system redeems a jump token here; no browser calls it. */
export const JUMP_TOKEN_REDEEM_PATH = '/api/privat/forsikring/jumpsst/innlos';
/** Query parameter that asks for the whole page at once, for browsers without script. */
export const COMPLETE_PARAMETER = 'komplett';
/** Query parameters that tell why the login page is shown; their values are in `login-notice.ts`. */
export const INNLOGGING_PARAMETER = 'innlogging';
export const TIMEOUT_PARAMETER = 'timeout';
/** Query parameter and field of the login form: the login page is in the web bank's frame, and login returns there. */
export const FRAMED_PARAMETER = 'ramme';
/** Below the base path: every widget and page type in every state. Only in development. */
export const CATALOGUE_PATH = '/katalog';
export const API_PATH = '/api/privat/forsikring';
/** API errors are JSON; every other path is opened by a browser. */
export function isApiPath(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith(API_PATH);
}
/** The profile page; its forms post here too. */
export const PROFIL_PATH = `${BASE_PATH}/forsikringsprofil`;
/** Leads to the invoices, which live beside the portal. */
export const BETALING_PATH = `${BASE_PATH}/betaling`;
export const TILBUD_PATH = `${BASE_PATH}/tilbud`;
/** Insurances through others: bank card, loyalty programme, employer or union. */
export const ANDRE_FORSIKRINGER_PATH = `${BASE_PATH}/andre-forsikringer`;
/** Page with everything the customer can buy. */
export const KJOP_PATH = `${BASE_PATH}/kjopsinnganger`;
/** What the insurances cost, when it is paid, and why the price changed. */
export const KOSTNADER_PATH = `${BASE_PATH}/kostnader`;
/** The due days as a calendar file, for a form. */
export const KALENDER_PATH = `${KOSTNADER_PATH}/kalender.ics`;
/** Page about complaints; open to everybody. */
export const KLAGE_PATH = `${BASE_PATH}/klage-og-rettigheter`;
/** The accessibility statement, where the operator has written one; open to everybody. */
export const TILGJENGELIGHET_PATH = `${BASE_PATH}/tilgjengelighet`;
/** Below the profile: the customer's live sessions, and the forms that end them. */
export const INNLOGGINGER_PATH = `${PROFIL_PATH}/innlogginger`;
/** Below the profile: takes all that the portal knows of the customer along, as a file; its form posts here too. */
export const LAST_NED_PATH = `${PROFIL_PATH}/last-ned`;
/** The JSON Schema of the file for programs; open to everybody. In its name the first number of the version. */
export const SAMLING_SKJEMA_PATH = `${API_PATH}/skjema/samling-1.json`;
/** Below the profile: what the portal knows of the customer, who is told, and what was done; its forms post here too. */
export const DATA_PATH = `${PROFIL_PATH}/data`;
/** Query parameter of that page: the id of the row after which older activity begins. */
export const ELDRE_PARAMETER = 'eldre';
