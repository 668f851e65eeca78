import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** For screen readers only. It takes no place among its neighbours, not even a gap. */
export function VisuallyHidden(props: { role?: 'status'; children: ReactNode }) {
  return <span className={styles['hidden']} {...props} />;
}

/** Says to screen readers what the placeholders beside it stand for. */
export function HiddenStatus({ children }: { children: ReactNode }) {
  return <VisuallyHidden role="status">{children}</VisuallyHidden>;
}

/** Hides an element without replacing it, such as a table's header row. */
export const visuallyHidden = styles['hidden'];
