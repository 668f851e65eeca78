import type { ReactNode } from 'react';

import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HiddenStatus } from '../../ui/visually-hidden.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.nb.ts';

/** Rows of the same size as the real ones, and what else will come. */
export function ProfilSkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <HiddenStatus>{tekster.henter}</HiddenStatus>
      <div className={styles['section']}>
        <div className={styles['skeletonHeading']}>
          <Skeleton width="short" />
        </div>
        <Card className={styles['card']}>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </Card>
      </div>
      {children}
    </>
  );
}

export function RowSkeleton() {
  return (
    <div className={styles['skeletonRow']}>
      <Skeleton width="short" />
      <Skeleton width="medium" />
    </div>
  );
}
