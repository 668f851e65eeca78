import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** Heard, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}

/** For what must be hidden as the element it is, such as a table's header row. */
export const visuallyHidden = styles['hidden'];
