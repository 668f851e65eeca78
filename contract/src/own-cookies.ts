import { type ConsentCategory, type ConsentRecord, consentCategories } from './cookie-consent.ts';
import { defineForm } from './forms/define-form.ts';
import { BASE_PATH } from './paths.ts';

/**
 * The script asks the server here to set its two cookies: the cookie consent, as JSON, and light or dark. Safari may
 * delete a cookie that script wrote after seven days. Without script the dialog about cookies posts here: the button
 * that was pressed (`svar`), and each category that was ticked.
 */
export const ownCookiesForm = defineForm({
  path: `${BASE_PATH}/informasjonskapsler`,
  fields: ['samtykke', 'utseende', 'svar', ...consentCategories],
});
/** 120 days; then the visitor is asked again. */
export const CONSENT_MAX_AGE_SECONDS = 10_368_000;

/** The buttons of the dialog: to all, to what is ticked, to nothing. */
export const consentAnswers = ['alle', 'valgte', 'ingen'] as const;
export type ConsentButton = (typeof consentAnswers)[number];

/** Which categories the button accepts; undefined for no such button. */
export function findAccepted(
  svar: unknown,
  isTicked: (category: ConsentCategory) => boolean,
): readonly ConsentCategory[] | undefined {
  const accepted: Record<ConsentButton, readonly ConsentCategory[]> = {
    alle: consentCategories,
    valgte: consentCategories.filter(isTicked),
    ingen: [],
  };
  const button = consentAnswers.find((known) => known === svar);
  return button && accepted[button];
}

/** The record after an answer to the required categories; the others keep theirs. */
export function withAnswers(
  record: ConsentRecord,
  accepted: readonly ConsentCategory[],
  required: readonly ConsentCategory[] = consentCategories,
): ConsentRecord {
  const answers = required.map((category) => [category, accepted.includes(category) ? 'accepted' : 'denied']);
  return { ...record, ...Object.fromEntries(answers) };
}
