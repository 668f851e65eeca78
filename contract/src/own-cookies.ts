import { type ConsentCategory, type ConsentRecord, consentCategories } from './cookie-consent.ts';
import { defineForm } from './forms/define-form.ts';
import { BASE_PATH } from './paths.ts';

/**
 * The script asks the server here to set its cookies: the cookie consent, as JSON, light or dark, and hidden amounts.
 * Safari may delete a cookie that script wrote after seven days. Without script the dialog about cookies posts here: the button
 * that was pressed (`svar`), and each category that was ticked.
 */
export const ownCookiesForm = defineForm({
  path: `${BASE_PATH}/informasjonskapsler`,
  fields: ['samtykke', 'utseende', 'belop', 'svar', ...consentCategories],
});
/** 120 days; then the visitor is asked again. */
export const CONSENT_MAX_AGE_SECONDS = 10_368_000;

/** The record after an answer to the required categories; the others keep theirs. */
export function withAnswers(
  record: ConsentRecord,
  accepted: readonly ConsentCategory[],
  required: readonly ConsentCategory[] = consentCategories,
): ConsentRecord {
  const answers = required.map((category) => [category, accepted.includes(category) ? 'accepted' : 'denied']);
  return { ...record, ...Object.fromEntries(answers) };
}
