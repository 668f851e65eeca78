import { checkEpost, tidyEpost } from '@portal/contract/rules/epost.ts';
import { checkMobilnummer, tidyMobilnummer } from '@portal/contract/rules/mobilnummer.ts';
import type { FormFields } from '@portal/contract/forms/define-form.ts';
import { begunKontaktonske } from '@portal/contract/tilbakemelding-blokker.ts';
import { useEffect, useRef, useState } from 'react';

import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { TextField } from '../field/text-field.tsx';
import { setTaken } from '../taken-along.ts';
import styles from './tilbakemelding.module.css';
import type { Send } from './main-question.tsx';
import { tekster } from './tekster.nb.ts';
import { useHeld } from './use-held.ts';

export interface Contact {
  email: string;
  phone?: string;
}

/** What stood in the request when the language of the page was changed. */
export type BegunContact = FormFields<keyof Contact>;

/** Asks for contact information of somebody who wants to tell more. */
export function ContactRequest({
  hasPhone,
  begun,
  onSubmit,
  onDone,
}: {
  hasPhone: boolean;
  begun?: BegunContact | undefined;
  onSubmit: Send<Contact>;
  onDone: (isSubmitted: boolean) => void;
}) {
  const [typed, setTyped] = useState({ email: begun?.email ?? '', phone: begun?.phone ?? '' });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() =>
    setTaken(form.current, () => [['skjema', begunKontaktonske.skjema], ...Object.entries(typed)]),
  );
  /** After a failed attempt the errors are updated while typing. */
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  useHeld(form, isSending);
  const email = tidyEpost(typed.email);
  const phone = tidyMobilnummer(typed.phone);
  const { feil } = tekster.kontakt;
  const wrongEmail = checkEpost(email);
  const wrongPhone = hasPhone ? checkMobilnummer(phone) : undefined;

  const submit = async (element: HTMLFormElement): Promise<void> => {
    if (isSending) return;
    if (wrongEmail !== undefined || wrongPhone !== undefined) {
      setTried(true);
      element.querySelector<HTMLElement>(`[name=${wrongEmail === undefined ? 'phone' : 'email'}]`)?.focus();
      return;
    }
    setSending(true);
    setFailure(undefined);
    const failed = await onSubmit({ email, ...(hasPhone && { phone }) });
    setSending(false);
    setFailure(failed);
    if (failed === undefined) onDone(true);
  };

  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      data-sending={isSending || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <p className={styles['ask']}>{tekster.kontakt.sporsmal}</p>
      <TextField
        label={tekster.kontakt.epost}
        name="email"
        type="email"
        autoComplete="email"
        value={typed.email}
        onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, email: value }))}
        error={hasTried && wrongEmail !== undefined ? feil.epost[wrongEmail] : undefined}
      />
      {hasPhone && (
        <TextField
          label={tekster.kontakt.telefon}
          name="phone"
          type="tel"
          autoComplete="tel"
          value={typed.phone}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, phone: value }))}
          error={hasTried && wrongPhone !== undefined ? feil.telefon[wrongPhone] : undefined}
        />
      )}
      {failure !== undefined && (
        <Banner tone="error" role="alert">
          {failure}
        </Banner>
      )}
      <div className={styles['buttons']}>
        <Button type="submit" aria-disabled={isSending}>
          {tekster.kontakt.ja}
        </Button>
        <Button variant="tertiary" aria-disabled={isSending} onClick={() => !isSending && onDone(false)}>
          {tekster.kontakt.nei}
        </Button>
      </div>
    </form>
  );
}
