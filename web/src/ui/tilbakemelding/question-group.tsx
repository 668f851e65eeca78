import { type ReactNode, use } from 'react';

import { QuestionContext } from './question.ts';
import styles from './tilbakemelding.module.css';

/** Choices under their question; the page's own question is a heading. */
export function QuestionGroup({
  label,
  lang,
  children,
}: {
  label: string;
  lang?: string | undefined;
  children: ReactNode;
}) {
  const place = use(QuestionContext)?.place;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']} lang={lang}>
        {place === 'tilbakemelding' ? <h2 className={styles['heading']}>{label}</h2> : label}
      </legend>
      {children}
    </fieldset>
  );
}
