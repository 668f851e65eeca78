import { type ReactNode, useId, useState } from 'react';

import { MAX_TILBAKEMELDING_LENGTH } from '@portal/contract/rules/tilbakemelding.ts';

import { FieldError } from '../field/field-error.tsx';
import fieldStyles from '../field/field.module.css';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { type QuestionProps, useQuestionPlace } from './question.ts';
import { tekster } from './tekster.nb.ts';

/** A free text: five rows in a follow-up, seven elsewhere. */
export function TextQuestion({ label, lang }: QuestionProps) {
  const place = useQuestionPlace();
  if (place === undefined) return null;
  return (
    <CountedTextArea
      label={label}
      lang={lang}
      name={place.fieldName}
      text={place.text}
      rows={place.place === 'follow-up' ? 5 : 7}
    >
      {tekster.hjelp}
    </CountedTextArea>
  );
}

/**
 * A text that is too long is not cut off; a message says by how much. Without JavaScript the browser stops at the
 * limit, since no message could appear.
 */
export function CountedTextArea({
  label,
  lang,
  name,
  text = '',
  rows,
  children,
}: {
  label: string;
  lang?: string | undefined;
  name: string;
  /** What stands in it at first. */
  text?: string | undefined;
  rows: number;
  /** Help text to read before writing. */
  children: ReactNode;
}) {
  const id = useId();
  const [length, setLength] = useState(text.length);
  const isHydrated = useIsHydrated();
  const excess = length - MAX_TILBAKEMELDING_LENGTH;
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id} className={fieldStyles['label']} lang={lang}>
        {label}
      </label>
      <p id={`${id}-help`} className={fieldStyles['help']}>
        {children}
      </p>
      <textarea
        id={id}
        name={name}
        rows={rows}
        defaultValue={text}
        className={fieldStyles['input']}
        maxLength={isHydrated ? undefined : MAX_TILBAKEMELDING_LENGTH}
        onChange={(event) => setLength(event.currentTarget.value.length)}
        aria-invalid={excess > 0 ? true : undefined}
        aria-describedby={`${excess > 0 ? `${id}-error ` : ''}${id}-help`}
      />
      <FieldError id={`${id}-error`}>{excess > 0 ? tekster.forMye(excess) : undefined}</FieldError>
    </div>
  );
}

/** The first text of the form that is too long, for the customer to shorten. */
export function findTooLong(form: HTMLFormElement): HTMLTextAreaElement | undefined {
  return [...form.querySelectorAll('textarea')].find(({ value }) => value.length > MAX_TILBAKEMELDING_LENGTH);
}
