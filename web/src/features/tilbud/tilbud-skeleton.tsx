import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HiddenStatus } from '../../ui/visually-hidden.tsx';
import { tekster } from './tekster.nb.ts';
import cardStyles from './tilbud-card.module.css';
import listStyles from './tilbud-list.module.css';
import styles from './tilbud-skeleton.module.css';

/** Three cards of the same size as the real ones. */
export function TilbudSkeleton() {
  return (
    <>
      <HiddenStatus>{tekster.henter}</HiddenStatus>
      <div className={listStyles['list']} aria-hidden>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </>
  );
}

function SkeletonCard() {
  return (
    <Card className={cardStyles['card']}>
      <div className={cardStyles['head']}>
        <Skeleton shape="tile" />
        <div className={cardStyles['what']}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </div>
      </div>
      <div className={cardStyles['prices']}>
        <div className={cardStyles['price']}>
          <Skeleton width="short" />
        </div>
        <Skeleton width="short" />
      </div>
      <Skeleton width="medium" />
      <div className={styles['actions']}>
        <Skeleton shape="block" className={styles['button']} />
        <Skeleton width="short" />
      </div>
    </Card>
  );
}
