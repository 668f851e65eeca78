import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HiddenStatus } from '../../ui/visually-hidden.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.nb.ts';

/** Rows of the same size as the real ones. */
export function ProfilSkeleton() {
  return (
    <>
      <HiddenStatus>{tekster.henter}</HiddenStatus>
      <div className={styles['section']} aria-hidden>
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
    </>
  );
}

export function RowSkeleton() {
  return (
    <div className={styles['skeletonRow']} aria-hidden>
      <Skeleton width="short" />
      <Skeleton width="medium" />
    </div>
  );
}
