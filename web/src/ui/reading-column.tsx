import type { ReactNode } from 'react';

import { PageColumn } from './page-column.tsx';
import styles from './reading-column.module.css';

/** The column of a page that is mostly text, in a line length for reading. */
export function ReadingColumn({ children }: { children: ReactNode }) {
  return <PageColumn className={styles['column']}>{children}</PageColumn>;
}

/** A part of such a page, under its heading. */
export function ReadingPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
