import styles from './loading-lines.module.css';
import { Skeleton } from './skeleton.tsx';
import { HiddenStatus } from './visually-hidden.tsx';

/** In place of a part of a page that has not come. The text is for screen readers. */
export function LoadingLines({ children }: { children: string }) {
  return (
    <>
      <HiddenStatus>{children}</HiddenStatus>
      <div className={styles['lines']}>
        <Skeleton width="medium" />
        <Skeleton width="short" />
        <Skeleton width="medium" />
      </div>
    </>
  );
}
