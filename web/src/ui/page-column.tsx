import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import styles from './page-column.module.css';

/** The column of a page's content, 72 rem at most, with space between its children. */
export function PageColumn({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles['page'], className)}>{children}</div>;
}

/** The start of a page: its heading, and one or two sentences about it. */
export function PageHead({
  heading,
  lead,
  className,
  children,
}: {
  heading: ReactNode;
  lead: string;
  className?: string | undefined;
  /** Shown between the two. */
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
