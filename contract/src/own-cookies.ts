import { defineForm } from './forms/define-form.ts';
import { BASE_PATH } from './paths.ts';

/**
 * The script asks the server here to set its two cookies: the cookie consent, as JSON, and light or dark. Safari may
 * delete a cookie that script wrote after seven days.
 */
export const ownCookiesForm = defineForm({
  path: `${BASE_PATH}/informasjonskapsler`,
  fields: ['samtykke', 'utseende'],
});
/** 120 days; then the visitor is asked again. */
export const CONSENT_MAX_AGE_SECONDS = 10_368_000;
