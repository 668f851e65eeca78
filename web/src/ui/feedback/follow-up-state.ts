import type { Question, QuestionType } from './question.ts';

export interface FollowUpAnswer {
  name: string;
  label: string;
  type: QuestionType;
  value: string | string[];
}

/** Offered, gone through step by step, then sent or given up. */
export interface FollowUpState {
  phase: 'not-started' | 'stepping' | 'submitted' | 'declined' | 'aborted';
  /** From 0. */
  step: number;
  answers: readonly FollowUpAnswer[];
}

export const notStarted: FollowUpState = { phase: 'not-started', step: 0, answers: [] };

/** Keeps an answer in place of an earlier one with the same name; no answer changes nothing. */
export function addAnswer(
  answers: readonly FollowUpAnswer[],
  { type, label, name = label }: Question,
  value: FollowUpAnswer['value'] | undefined,
): readonly FollowUpAnswer[] {
  if (value === undefined) return answers;
  return [...answers.filter((answer) => answer.name !== name), { name, label, type, value }];
}

/** What goes when the survey is left halfway: what was written is left out, since nobody pressed a button to send it. */
export function withoutText(answers: readonly FollowUpAnswer[]): readonly FollowUpAnswer[] {
  return answers.filter(({ type }) => type !== 'text');
}
