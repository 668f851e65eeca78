import styles from './page-on-its-way.module.css';
import { tekster } from './tekster.nb.ts';

/**
 * Shown from a click on a link until its page is there: a line over the page, which moves nothing, and a text for
 * screen readers.
 */
export function PageOnItsWay({ isAwaited }: { isAwaited: boolean }) {
  return (
    <div role="status" className={styles['way']}>
      {isAwaited && <span className={styles['line']}>{tekster.henterSiden}</span>}
    </div>
  );
}
