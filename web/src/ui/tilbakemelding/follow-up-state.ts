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
