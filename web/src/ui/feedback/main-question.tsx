import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { useOnLeave } from '../use-on-leave.ts';
import { AddonQuestion, MainQuestionContext } from './addon-question.tsx';
import { AnyQuestion } from './any-question.tsx';
import styles from './feedback.module.css';
import { type FeedbackValue, type Question, QuestionContext, readAnswer } from './question.ts';
import { tekster } from './tekster.ts';
import { findTooLong } from './text-question.tsx';

export interface FeedbackSubmission {
  feedbackValue: FeedbackValue;
  /** False: the page was left with an answer that had not been sent. It then goes without the text. */
  intentionalSubmit: boolean;
  message?: string;
}

/** Sends, also while the page is being left. Answers with what to tell when it failed, or undefined. */
export type Send<Content> = (content: Content) => Promise<string | undefined>;

/** The fields as the server reads them where no script runs. */
export const ANSWER_FIELD = 'verdi';
export const COMMENT_FIELD = 'tekst';

/**
 * The first question with its comment. Answers are the form's own, so that what is chosen before the script comes is
 * kept, and the comment shows by the style sheet alone.
 */
export function MainQuestion({
  question,
  action,
  hiddenFields,
  initialError,
  onSubmit,
  onSent,
}: {
  question: Question;
  /** Where the form posts where no script runs. */
  action: string;
  hiddenFields: ReactNode;
  initialError: string | undefined;
  onSubmit: Send<FeedbackSubmission>;
  onSent: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<FeedbackValue>();
  const [error, setError] = useState(initialError);
  const [isSending, setSending] = useState(false);
  /** A comment that was given up is a new one afterwards. */
  const [resets, setResets] = useState(0);
  const isSent = useRef(false);
  const id = useId();
  /** Without the script nothing goes when the page is left. */
  const isHydrated = useIsHydrated();
  const { type, options = [] } = question;

  const readForm = (): void => {
    if (form.current) setAnswer(readAnswer(form.current, ANSWER_FIELD, type));
  };
  // What was chosen before the script came.
  useEffect(() => {
    if (form.current) setAnswer(readAnswer(form.current, ANSWER_FIELD, type));
  }, [type]);

  useOnLeave(() => {
    if (answer === undefined || isSent.current) return;
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
      className={styles['form']}
      data-answered={answer === undefined ? undefined : true}
      onChange={readForm}
      onReset={(event) => {
        setAnswer(undefined);
        setError(undefined);
        setResets((count) => count + 1);
        // The button that was pressed goes away with the answer.
        event.currentTarget.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {hiddenFields}
      <QuestionContext value={{ place: 'feedback', fieldName: ANSWER_FIELD }}>
        <AnyQuestion {...question} />
      </QuestionContext>
      <div className={styles['rest']}>
        <MainQuestionContext value={{ fieldName: COMMENT_FIELD, label: chosen?.textAreaLabel }}>
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
          <Button type="reset" variant="tertiary">
            {tekster.avbryt}
          </Button>
        </div>
        {/* Below: it comes with the script, and must not move what is about to be pressed. */}
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
