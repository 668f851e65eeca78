import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './anbefalinger.module.css';
import { tekster } from './tekster.nb.ts';

/** The first card with its picture and two of the others. */
export function AnbefalingerSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div className={className} aria-hidden>
      <div className={styles['module']}>
        <p className={styles['skeletonHeading']}>{tekster.overskrift}</p>
        <div className={styles['list']}>
          <div className={styles['first']}>
            <Card className={styles['sceneCard']}>
              <SkeletonText />
              <Skeleton shape="block" className={styles['scene']} />
            </Card>
          </div>
          <Card className={styles['card']}>
            <SkeletonText />
          </Card>
          <Card className={styles['card']}>
            <SkeletonText />
          </Card>
        </div>
      </div>
    </div>
  );
}

function SkeletonText() {
  return (
    <div className={styles['text']}>
      <Skeleton width="medium" />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </div>
  );
}
