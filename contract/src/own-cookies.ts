/**
 * Below the base path: where the script has its two cookies set by the server, the answer about cookies and light or
 * dark. Safari may drop what a script has written after seven days.
 */
export const OWN_COOKIES_PATH = '/informasjonskapsler';
/** The field that holds the answer about cookies, as JSON; light or dark stands in the field of its own form. */
export const CONSENT_FIELD = 'samtykke';
/** 120 days; then the visitor is asked again. */
export const CONSENT_MAX_AGE_SECONDS = 10_368_000;
