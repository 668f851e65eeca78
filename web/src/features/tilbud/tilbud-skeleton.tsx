import { usePageContext } from '../../lib/page-context.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HiddenStatus } from '../../ui/visually-hidden.tsx';
import { tekster } from './tekster.nb.ts';
import cardStyles from './tilbud-card.module.css';
import listStyles from './tilbud-list.module.css';
import styles from './tilbud-skeleton.module.css';

/**
 * As many cards as the session remembers, of the same size as the real ones. Of none, the empty list is drawn as the
 * button that is there then.
 */
export function TilbudSkeleton() {
  const antall = usePageContext().antallTilbud?.alle ?? 3;
  return (
    <>
      <HiddenStatus>{tekster.henter}</HiddenStatus>
      <div className={listStyles['list']}>
        {Array.from({ length: antall }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
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
