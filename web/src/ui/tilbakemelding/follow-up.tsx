import { useEffect, useId, useRef, useState } from 'react';

import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { isTakenAlong, setTaken } from '../taken-along.ts';
import { useOnLeave } from '../use-on-leave.ts';
import { AnyQuestion } from './any-question.tsx';
import styles from './tilbakemelding.module.css';
import {
  addAnswer,
  type FollowUpAnswer,
  type FollowUpState,
  toBegunSurvey,
  withoutText,
} from './follow-up-state.ts';
import type { Send } from './main-question.tsx';
import { type Question, QuestionContext, readAnswer } from './question.ts';
import { Stage } from './stage.tsx';
import { tekster } from './tekster.nb.ts';
import { findTooLong } from './text-question.tsx';
import { useHeld } from './use-held.ts';

const FIELD = 'svar';

/** A survey offered after the feedback. */
export function FollowUp({
  questions,
  state,
  isAsBegun,
  begun,
  onChange,
  onSubmit,
}: {
  questions: readonly Question[];
  state: FollowUpState;
  /** It stands as it came with the page. */
  isAsBegun: boolean;
  /** What stood in the step when the language of the page was changed. */
  begun?: FollowUpAnswer['value'] | undefined;
  onChange: (state: FollowUpState) => void;
  onSubmit: Send<readonly FollowUpAnswer[]>;
}) {
  const id = useId();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isSent = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useHeld(form, isSending);
  const { phase, step, answers } = state;
  const question = phase === 'stepping' ? questions[step] : undefined;
  const [first] = useState(step);
  const given = step === first ? begun : undefined;

  // A choice that was made in the other language is made here.
  useEffect(() => {
    if (given === undefined) return;
    for (const field of form.current?.querySelectorAll<HTMLInputElement>(`input[name=${FIELD}]`) ?? [])
      field.checked = [given].flat().includes(field.value);
  }, [given]);
  useEffect(() =>
    setTaken(form.current, () =>
      toBegunSurvey({ ...state, answers: collect(form.current, question, answers) }, questions),
    ),
  );

  useOnLeave(() => {
    const collected = withoutText(answers);
    if (phase !== 'stepping' || isSent.current || collected.length === 0 || isTakenAlong(form.current))
      return;
    isSent.current = true;
    void onSubmit(collected);
  });

  const submit = async (all: readonly FollowUpAnswer[]): Promise<void> => {
    // Without any answer there is nothing to send, and nothing to thank for.
    if (all.length === 0) return onChange({ phase: 'declined', step: 0, answers: [] });
    isSent.current = true;
    setSending(true);
    setError(undefined);
    const failure = await onSubmit(all);
    setSending(false);
    isSent.current = failure === undefined;
    setError(failure);
    if (failure === undefined) onChange({ phase: 'submitted', step, answers: [] });
    return undefined;
  };
  const goOn = (element: HTMLFormElement): void => {
    const tooLong = findTooLong(element);
    tooLong?.focus();
    if (tooLong !== undefined || isSending) return;
    const collected = collect(element, question, answers);
    if (step + 1 < questions.length) onChange({ phase, step: step + 1, answers: collected });
    else void submit(collected);
  };

  if (phase === 'not-started') {
    return (
      <div className={styles['next']}>
        <p>{tekster.oppfolging.sporsmal}</p>
        <div className={styles['buttons']}>
          <Button variant="secondary" onClick={() => onChange({ ...state, phase: 'stepping' })}>
            {tekster.oppfolging.ja}
          </Button>
          <Button variant="tertiary" onClick={() => onChange({ ...state, phase: 'declined' })}>
            {tekster.oppfolging.nei}
          </Button>
        </div>
      </div>
    );
  }
  if (question === undefined) return null;
  return (
    <Stage key={step} isAsBegun={isAsBegun}>
      <form
        ref={form}
        className={styles['form']}
        data-sending={isSending || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          goOn(event.currentTarget);
        }}
      >
        <p className={styles['step']}>{tekster.oppfolging.steg(step + 1, questions.length)}</p>
        <QuestionContext value={{ place: 'follow-up', fieldName: FIELD, text: given?.toString() }}>
          <AnyQuestion {...question} />
        </QuestionContext>
        {error !== undefined && (
          <Banner tone="error" role="alert">
            {error}
          </Banner>
        )}
        <div className={styles['buttons']}>
          <Button type="submit" aria-disabled={isSending} aria-describedby={`${id}-forlates`}>
            {step + 1 < questions.length ? tekster.oppfolging.neste : tekster.oppfolging.sendInn}
          </Button>
          <Button
            variant="tertiary"
            aria-disabled={isSending}
            onClick={() => !isSending && onChange({ phase: 'aborted', step: 0, answers: [] })}
          >
            {tekster.avbryt}
          </Button>
        </div>
        <p id={`${id}-forlates`} className={styles['told']}>
          {tekster.oppfolging.forlates}
        </p>
      </form>
    </Stage>
  );
}

/** With the answer that stands in the form. */
function collect(
  form: HTMLFormElement | null,
  question: Question | undefined,
  answers: readonly FollowUpAnswer[],
): readonly FollowUpAnswer[] {
  if (form === null || question === undefined) return answers;
  const value = readAnswer(form, FIELD, question.type);
  return addAnswer(answers, question, Array.isArray(value) ? value : value?.toString());
}
