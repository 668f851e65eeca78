import { CheckboxQuestion, RadioQuestion } from './choice-question.tsx';
import type { Question } from './question.ts';
import { SmileyQuestion } from './smiley-question.tsx';
import { TextQuestion } from './text-question.tsx';

const questions = {
  radio: RadioQuestion,
  checkbox: CheckboxQuestion,
  text: TextQuestion,
  smiley: SmileyQuestion,
} as const;

/** A question of any type. */
export function AnyQuestion({ type, ...props }: Question) {
  const Component = questions[type];
  return <Component {...props} />;
}
