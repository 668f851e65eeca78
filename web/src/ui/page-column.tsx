import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import styles from './page-column.module.css';

/** The column of a page's content, 72 rem at most: what stands in it keeps its distance. */
export function PageColumn({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles['page'], className)}>{children}</div>;
}

/** How a page begins: its heading, and what it is about in a sentence or two. */
export function PageHead({
  heading,
  lead,
  className,
  children,
}: {
  heading: ReactNode;
  lead: string;
  className?: string | undefined;
  /** Between the two. */
  children?: ReactNode;
}) {
  return (
    <header className={classNames(styles['head'], className)}>
      {heading}
      {children}
      <p className={styles['lead']}>{lead}</p>
    </header>
  );
}
