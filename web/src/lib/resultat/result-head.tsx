import type { ReactNode, RefObject } from 'react';

import { PageHead } from '../../ui/page-column.tsx';
import styles from './result-head.module.css';

/** The start of a page that tells how its last form ended: the result is announced, and the heading takes focus. */
export function ResultHead({
  headingRef,
  title,
  lead,
  children,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
  title: string;
  lead: string;
  /** The result, if there is one. */
  children: ReactNode;
}) {
  return (
    <>
      <PageHead
        heading={
          <h1 ref={headingRef} tabIndex={-1}>
            {title}
          </h1>
        }
        lead={lead}
      />
      <div role="status" className={styles['result']}>
        {children}
      </div>
    </>
  );
}
