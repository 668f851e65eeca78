import { type InputHTMLAttributes, useId } from 'react';

import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

/**
 * A labelled text field. Validation is left to the form: `error` is shown, and read with the field, until it is
 * undefined.
 */
export function TextField({
  label,
  help,
  error,
  ...input
}: {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'>) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {help !== undefined && (
        <p id={helpId} className={styles['help']}>
          {help}
        </p>
      )}
      <input
        type="text"
        {...input}
        id={id}
        className={styles['input']}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={
          [error !== undefined && errorId, help !== undefined && helpId].filter(Boolean).join(' ') ||
          undefined
        }
      />
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
