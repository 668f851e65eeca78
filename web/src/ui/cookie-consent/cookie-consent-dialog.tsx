import type { FormEvent } from 'react';

import { type ConsentButton, findAccepted } from '@portal/contract/consent-buttons.ts';
import { type ConsentCategory, consentCategories } from '@portal/contract/cookie-consent.ts';
import { ownCookiesForm } from '@portal/contract/own-cookies.ts';

import { Button } from '../button.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { Checkbox } from '../field/choice.tsx';
import { toBehandlingsansvarlig, tekster } from './tekster.nb.ts';
import styles from './cookie-consent-dialog.module.css';
import { useCookieConsent } from './cookie-consent-provider.tsx';

/** The boxes that a test variant ticks; otherwise none is ticked before its category has been answered. */
const presetCategories: readonly ConsentCategory[] = ['functional', 'statistics'];
const BODY_ID = 'informasjonskapsler-forklaring';
const { names } = ownCookiesForm;
const TICKED: ConsentButton = 'valgte';
const answers: readonly [ConsentButton, string][] = [
  ['alle', tekster.godtaAlle],
  [TICKED, tekster.godtaMineValg],
  ['ingen', tekster.avvisAlle],
];

/**
 * Asks what cookies may be used for. Refusing is as easy as accepting: three equal buttons. Without script they post, and
 * the server keeps the answer.
 *
 * @param controller whose purposes they are
 * @param hasPreset the test variant
 */
export function CookieConsentDialog({
  controller,
  hasPreset = false,
}: {
  controller: string;
  hasPreset?: boolean;
}) {
  const { record, required, isOpen, isSent, close, answer } = useCookieConsent('CookieConsentDialog');
  if (!isOpen) return null;
  const asked = consentCategories.filter((category) => required.includes(category));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const svar = submitter instanceof HTMLButtonElement ? submitter.value : TICKED;
    answer(findAccepted(svar, (category) => chosen.has(category)) ?? []);
  };
  return (
    <Dialog title={tekster.tittel} describedBy={BODY_ID} inPlace={isSent} onDismiss={close}>
      <p id={BODY_ID}>
        {toBehandlingsansvarlig(controller)} {tekster.nodvendig}
      </p>
      <form method="post" action={ownCookiesForm.path} onSubmit={onSubmit} className={styles['form']}>
        {/* What Enter in a box presses: the first button of the form. */}
        <button type="submit" hidden name={names.svar} value={TICKED}>
          {tekster.godtaMineValg}
        </button>
        <div className={styles['choices']}>
          {asked.map((category) => (
            <Checkbox
              key={category}
              name={category}
              label={tekster.kategorier[category].navn}
              help={tekster.kategorier[category].forklaring}
              defaultChecked={
                record[category] === 'accepted' ||
                (record[category] === null && hasPreset && presetCategories.includes(category))
              }
            />
          ))}
        </div>
        <div className={styles['answers']}>
          <DialogActions stacked>
            {answers.map(([value, text]) => (
              <Button key={value} type="submit" name={names.svar} value={value}>
                {text}
              </Button>
            ))}
          </DialogActions>
        </div>
      </form>
    </Dialog>
  );
}
