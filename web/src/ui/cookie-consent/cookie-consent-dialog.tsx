import { type FormEvent, useRef } from 'react';

import { type ConsentCategory, consentCategories } from '@portal/contract/cookie-consent.ts';

import { Button } from '../button.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { Checkbox } from '../field/choice.tsx';
import { toBehandlingsansvarlig, tekster } from './tekster.ts';
import styles from './cookie-consent-dialog.module.css';
import { useCookieConsent } from './cookie-consent-provider.tsx';

/** The boxes that a test variant ticks; otherwise none is ticked before its category has been answered. */
const presetCategories: readonly ConsentCategory[] = ['functional', 'statistics'];
const BODY_ID = 'informasjonskapsler-forklaring';

/**
 * Asks what cookies may be used for. Refusing is as easy as accepting: three equal buttons.
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
  const { record, required, isOpen, close, answer } = useCookieConsent('CookieConsentDialog');
  const form = useRef<HTMLFormElement>(null);
  if (!isOpen) return null;
  const asked = consentCategories.filter((category) => required.includes(category));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    answer(asked.filter((category) => chosen.has(category)));
  };
  return (
    <Dialog title={tekster.tittel} describedBy={BODY_ID} onDismiss={close}>
      <p id={BODY_ID}>
        {toBehandlingsansvarlig(controller)} {tekster.nodvendig}
      </p>
      <form ref={form} onSubmit={onSubmit} className={styles['form']}>
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
            <Button onClick={() => answer(asked)}>{tekster.godtaAlle}</Button>
            <Button type="submit">{tekster.godtaMineValg}</Button>
            <Button onClick={() => answer([])}>{tekster.avvisAlle}</Button>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  );
}
