import { type ConsentCategory, consentCategories } from './cookie-consent.ts';

/** The buttons of the dialog: to all, to what is ticked, to nothing. */
const consentAnswers = ['alle', 'valgte', 'ingen'] as const;
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
