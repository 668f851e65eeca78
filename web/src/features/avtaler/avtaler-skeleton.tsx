import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import cardStyles from './avtale-card.module.css';
import listStyles from './avtale-list.module.css';
import styles from './avtaler-skeleton.module.css';
import { tekster } from './tekster.ts';

/** Three cards in the measure of what comes (OD-57). */
export function AvtalerSkeleton() {
  return (
    <div>
      <div role="status">
        <VisuallyHidden>{tekster.henter}</VisuallyHidden>
      </div>
      <div className={listStyles['list']} aria-hidden>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </div>
  );
}

function SkeletonCard() {
  return (
    <Card className={`${cardStyles['card']} ${styles['card']}`}>
      <Skeleton shape="tile" />
      <div className={cardStyles['what']}>
        <Skeleton width="long" className={styles['title']} />
        <Skeleton width="medium" />
      </div>
      <div className={cardStyles['foot']}>
        <Skeleton width="short" />
      </div>
    </Card>
  );
}
