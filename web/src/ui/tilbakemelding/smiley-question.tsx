import { isSmileyMood, Smiley } from '../../drawings/smiley.tsx';
import { useReportMisuse } from '../use-report-outside.ts';
import { type QuestionOption, type QuestionProps, useQuestionPlace } from './question.ts';
import { QuestionGroup } from './question-group.tsx';
import styles from './smiley-question.module.css';
import { tekster } from './tekster.nb.ts';

export const smileyOptions: readonly QuestionOption[] = tekster.smileys.map((label, index) => ({
  label,
  value: index + 1,
}));

/** A rating from 1 to 5 with faces. Other values are a programming error, and nothing is shown. */
export function SmileyQuestion({ label, lang, options = smileyOptions }: QuestionProps) {
  const place = useQuestionPlace();
  const faces = options.flatMap(({ label: name, value }) =>
    isSmileyMood(value) ? [{ name, mood: value }] : [],
  );
  const isWrong = faces.length !== options.length;
  useReportMisuse(isWrong ? 'smiley options must have the values 1 to 5, as numbers' : undefined);
  if (place === undefined || isWrong) return null;
  return (
    <QuestionGroup label={label} lang={lang}>
      <div className={styles['place']}>
        <div className={styles['smileys']}>
          {faces.map(({ name, mood }) => (
            <label key={mood} className={styles['choice']}>
              <input className={styles['input']} type="radio" name={place.fieldName} value={mood} />
              <Smiley mood={mood} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </div>
    </QuestionGroup>
  );
}
