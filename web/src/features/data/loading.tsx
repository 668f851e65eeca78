import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.nb.ts';

/** In place of a part that has not come. */
export function Loading() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>{tekster.henter}</VisuallyHidden>
      </div>
      <div className={styles['loading']} aria-hidden>
        <Skeleton width="medium" />
        <Skeleton width="short" />
        <Skeleton width="medium" />
      </div>
    </>
  );
}
