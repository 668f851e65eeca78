import { classNames } from '../class-names.ts';
import { Checkbox, Radio } from '../field/choice.tsx';
import styles from './tilbakemelding.module.css';
import { type QuestionProps, useQuestionPlace } from './question.ts';
import { QuestionGroup } from './question-group.tsx';

const noOptions: NonNullable<QuestionProps['options']> = [];

/** One of several; side by side when there are fewer than three. */
export function RadioQuestion({ label, lang, options = noOptions }: QuestionProps) {
  const place = useQuestionPlace();
  if (place === undefined) return null;
  return (
    <QuestionGroup label={label} lang={lang}>
      <div className={classNames(styles['choices'], options.length < 3 && styles['inline'])}>
        {options.map((option) => (
          <Radio
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

/** Any of several. */
export function CheckboxQuestion({ label, lang, options = noOptions }: QuestionProps) {
  const place = useQuestionPlace();
  if (place === undefined) return null;
  return (
    <QuestionGroup label={label} lang={lang}>
      <div className={styles['choices']}>
        {options.map((option) => (
          <Checkbox
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
