import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

type ChoiceProps = {
  label: string;
  /** One sentence under the label. */
  help?: string | undefined;
  /** Of the label, where it is another than the page's. */
  lang?: string | undefined;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type' | 'lang'>;

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}

/** Inside a {@link RadioGroup}, with the same `name` as the others in it. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />;
}

/** The whole line is clickable. */
function Choice({
  label,
  lang,
  help,
  type,
  'aria-describedby': description,
  ...input
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const helpId = useId();
  return (
    <div>
      <label className={classNames(styles['choice-line'], help !== undefined && styles['explained'])}>
        {/* Restored by the browser on the way back, a choice that is saved at once would be saved again. */}
        <input
          autoComplete="off"
          {...input}
          type={type}
          className={styles['mark']}
          aria-describedby={description ?? (help === undefined ? undefined : helpId)}
        />
        <span lang={lang}>{label}</span>
      </label>
      {help !== undefined && (
        <p id={helpId} className={styles['choice-help']}>
          {help}
        </p>
      )}
    </div>
  );
}

export function RadioGroup({
  legend,
  lang,
  error,
  children,
}: {
  legend: string;
  /** Of the legend, where it is another than the page's. */
  lang?: string;
  error?: string | undefined;
  children: ReactNode;
}) {
  const errorId = useId();
  return (
    <fieldset className={styles['group']} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles['label']} lang={lang}>
        {legend}
      </legend>
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
