import { classNames } from '../class-names.ts';
import { Checkbox, Radio } from '../field/choice.tsx';
import styles from './tilbakemelding.module.css';
import { type QuestionProps, useQuestionPlace } from './question.ts';
import { QuestionGroup } from './question-group.tsx';

/** One of several; side by side when there are fewer than three. */
export function RadioQuestion(question: QuestionProps) {
  return <ChoiceQuestion {...question} Choice={Radio} isInline={(question.options?.length ?? 0) < 3} />;
}

/** Any of several. */
export function CheckboxQuestion(question: QuestionProps) {
  return <ChoiceQuestion {...question} Choice={Checkbox} />;
}

function ChoiceQuestion({
  label,
  lang,
  options,
  Choice,
  isInline = false,
}: QuestionProps & {
  Choice: typeof Checkbox;
  isInline?: boolean;
}) {
  const place = useQuestionPlace();
  if (place === undefined) return null;
  return (
    <QuestionGroup label={label} lang={lang}>
      <div className={classNames(styles['choices'], isInline && styles['inline'])}>
        {options?.map((option) => (
          <Choice
            key={option.value}
            label={option.label}
            lang={option.lang}
            value={option.value}
            name={place.fieldName}
          />
        ))}
      </div>
    </QuestionGroup>
  );
}
