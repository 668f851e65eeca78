import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}

/** Hides an element without replacing it, such as a table's header row. */
export const visuallyHidden = styles['hidden'];
