import { begunOppfolging } from '@portal/contract/tilbakemelding-blokker.ts';

import type { Question, QuestionType } from './question.ts';

export interface FollowUpAnswer {
  name: string;
  label: string;
  type: QuestionType;
  value: string | string[];
}

/** Offered, answered step by step, then sent or abandoned. */
export interface FollowUpState {
  phase: 'not-started' | 'stepping' | 'submitted' | 'declined' | 'aborted';
  /** From 0. */
  step: number;
  answers: readonly FollowUpAnswer[];
}

export const notStarted: FollowUpState = { phase: 'not-started', step: 0, answers: [] };

/** Adds an answer, or replaces an earlier one with the same name; no answer changes nothing. */
export function addAnswer(
  answers: readonly FollowUpAnswer[],
  { type, label, name = label }: Question,
  value: FollowUpAnswer['value'] | undefined,
): readonly FollowUpAnswer[] {
  if (value === undefined) return answers;
  return [...answers.filter((answer) => answer.name !== name), { name, label, type, value }];
}

/** What is sent when the survey is left halfway: without texts, since nobody pressed a button to send them. */
export function withoutText(answers: readonly FollowUpAnswer[]): readonly FollowUpAnswer[] {
  return answers.filter(({ type }) => type !== 'text');
}

/** A survey that stood open when the language of the page was changed, by the names of its fields. */
export type BegunSurvey = Readonly<Record<string, string | undefined>>;

/** Between the choices of one answer. */
const BETWEEN = '\n';
const { skjema, steg, svar } = begunOppfolging;

/** All that has been answered, to go along when the language is changed. */
export function toBegunSurvey(
  { step, answers }: FollowUpState,
  questions: readonly Question[],
): [name: string, value: string][] {
  const given = questions.flatMap(({ label, name = label }, index): [string, string][] => {
    const answer = answers.find((one) => one.name === name);
    return answer === undefined ? [] : [[`${svar}${index}`, [answer.value].flat().join(BETWEEN)]];
  });
  return [['skjema', skjema], [steg, String(step)], ...given];
}

/**
 * The survey as it stood, with the questions as this language has them; not started where they are others by now.
 * @returns the steps that were finished, and what stood in the one that was not
 */
export function readBegunSurvey(
  begun: BegunSurvey,
  questions: readonly Question[],
): { state: FollowUpState; value: FollowUpAnswer['value'] | undefined } {
  const step = Number(begun[steg]);
  const read = (question: Question, index: number) => {
    const value = begun[`${svar}${index}`];
    return question.type === 'checkbox' ? value?.split(BETWEEN) : value;
  };
  const current = questions[step];
  if (current === undefined) return { state: notStarted, value: undefined };
  const answers = questions
    .slice(0, step)
    .reduce<FollowUpState['answers']>(
      (before, question, index) => addAnswer(before, question, read(question, index)),
      [],
    );
  return { state: { phase: 'stepping', step, answers }, value: read(current, step) };
}
