import { Skeleton } from '../../ui/skeleton.tsx';
import { TileCard } from '../../ui/tile-card.tsx';
import { HiddenStatus } from '../../ui/visually-hidden.tsx';
import listStyles from './avtale-list.module.css';
import styles from './avtaler-skeleton.module.css';
import { tekster } from './tekster.nb.ts';

/** Three cards of the same size as the real ones. */
export function AvtalerSkeleton() {
  return (
    <div>
      <HiddenStatus>{tekster.henter}</HiddenStatus>
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
    <TileCard tile={<Skeleton shape="tile" />} foot={<Skeleton width="short" />}>
      <Skeleton width="long" className={styles['title']} />
      <Skeleton width="medium" />
    </TileCard>
  );
}
