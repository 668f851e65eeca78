import type { FormFields } from '@portal/contract/forms/define-form.ts';
import { tilbakemeldingForm } from '@portal/contract/tilbakemelding-blokker.ts';
import { type ReactNode, useLayoutEffect, useId, useRef, useState } from 'react';

import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { isTakenAlong } from '../taken-along.ts';
import { useOnLeave } from '../use-on-leave.ts';
import { AddonQuestion, MainQuestionContext } from './addon-question.tsx';
import { AnyQuestion } from './any-question.tsx';
import styles from './tilbakemelding.module.css';
import { type TilbakemeldingValue, type Question, QuestionContext, readAnswer } from './question.ts';
import { tekster } from './tekster.nb.ts';
import { findTooLong } from './text-question.tsx';
import { useHeld } from './use-held.ts';

export interface TilbakemeldingSubmission {
  feedbackValue: TilbakemeldingValue;
  /** False: the page was left with an unsent answer, which is then sent without its text. */
  intentionalSubmit: boolean;
  message?: string;
}

/** What stood in the form when the language of the page was changed. */
export type Begun = FormFields<keyof typeof tilbakemeldingForm.names>;

/** Sends, also while the page is being left. Resolves to an error text, or undefined. */
export type Send<Content> = (content: Content) => Promise<string | undefined>;

/** The names that the server reads from a form sent without JavaScript. */
const { verdi: ANSWER_FIELD, tekst: COMMENT_FIELD } = tilbakemeldingForm.names;

/**
 * The first question with its comment. The form itself holds the answers, so that a choice made before hydration is
 * kept, and the style sheet alone shows the comment.
 */
export function MainQuestion({
  question,
  action,
  hiddenFields,
  begun,
  initialError,
  onSubmit,
  onSent,
}: {
  question: Question;
  /** Where the form posts without JavaScript. */
  action: string;
  hiddenFields: ReactNode;
  begun: Begun | undefined;
  initialError: string | undefined;
  onSubmit: Send<TilbakemeldingSubmission>;
  onSent: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<TilbakemeldingValue>();
  const [error, setError] = useState(initialError);
  const [isSending, setSending] = useState(false);
  /** A new key after a comment was abandoned, so that it starts empty. */
  const [resets, setResets] = useState(0);
  const isSent = useRef(false);
  useHeld(form, isSending);
  const id = useId();
  /** Without JavaScript nothing is sent when the page is left. */
  const isHydrated = useIsHydrated();
  const { type, options = [] } = question;

  const readForm = (): void => {
    if (form.current) setAnswer(readAnswer(form.current, ANSWER_FIELD, type));
  };
  // Chooses what was chosen in the other language, and reads what was chosen before hydration: before the press that
  // hydrates the form is handled.
  const chosenThere = begun?.verdi;
  useLayoutEffect(() => {
    if (!form.current) return;
    const choices = form.current.elements.namedItem(ANSWER_FIELD);
    if (chosenThere && choices instanceof RadioNodeList) choices.value = chosenThere;
    setAnswer(readAnswer(form.current, ANSWER_FIELD, type));
  }, [type, chosenThere]);

  useOnLeave(() => {
    if (answer === undefined || isSent.current || isTakenAlong(form.current)) return;
    isSent.current = true;
    void onSubmit({ feedbackValue: answer, intentionalSubmit: false });
  });

  const submit = async (element: HTMLFormElement): Promise<void> => {
    const tooLong = findTooLong(element);
    tooLong?.focus();
    if (answer === undefined || tooLong !== undefined || isSending) return;
    const message = element.querySelector('textarea')?.value.trim() ?? '';
    isSent.current = true;
    setSending(true);
    setError(undefined);
    const failure = await onSubmit({
      feedbackValue: answer,
      intentionalSubmit: true,
      ...(message !== '' && { message }),
    });
    setSending(false);
    if (failure === undefined) {
      onSent();
      return;
    }
    isSent.current = false;
    setError(failure);
  };

  const chosen = options.find(({ value }) => value === answer);
  return (
    <form
      ref={form}
      method="post"
      action={action}
      // On the way back the browser would give it to whoever is logged in by then.
      autoComplete="off"
      className={styles['form']}
      data-answered={answer === undefined ? undefined : true}
      data-sending={isSending || undefined}
      onChange={readForm}
      onReset={(event) => {
        if (isSending) {
          event.preventDefault();
          return;
        }
        setAnswer(undefined);
        setError(undefined);
        setResets((count) => count + 1);
        // The pressed button disappears with the answer.
        event.currentTarget.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {hiddenFields}
      <QuestionContext value={{ place: 'tilbakemelding', fieldName: ANSWER_FIELD }}>
        <AnyQuestion {...question} />
      </QuestionContext>
      <div className={styles['rest']}>
        <MainQuestionContext
          value={{
            fieldName: COMMENT_FIELD,
            label: chosen?.textAreaLabel,
            text: resets ? '' : begun?.tekst,
          }}
        >
          <AddonQuestion key={resets} />
        </MainQuestionContext>
        <div className={styles['buttons']}>
          <Button
            type="submit"
            aria-disabled={isSending}
            aria-describedby={isHydrated ? `${id}-forlates` : undefined}
          >
            {isSending ? tekster.sender : tekster.send}
          </Button>
          <Button type="reset" variant="tertiary" aria-disabled={isSending}>
            {tekster.avbryt}
          </Button>
        </div>
        {/* Below the button: it appears with hydration, and must not move what is about to be clicked. */}
        {isHydrated && (
          <p id={`${id}-forlates`} className={styles['told']}>
            {tekster.forlates}
          </p>
        )}
      </div>
      {error !== undefined && (
        <Banner tone="error" role="alert">
          {error}
        </Banner>
      )}
    </form>
  );
}
