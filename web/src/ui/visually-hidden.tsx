import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}

/** Says to screen readers what the placeholders beside it stand for. */
export function HiddenStatus({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  );
}

/** Hides an element without replacing it, such as a table's header row. */
export const visuallyHidden = styles['hidden'];
