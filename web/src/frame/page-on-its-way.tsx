import styles from './page-on-its-way.module.css';
import { tekster } from './tekster.nb.ts';

/** Answers a click on a link until its page is there: a line over the page, which moves nothing, and a word that is read out. */
export function PageOnItsWay({ isAwaited }: { isAwaited: boolean }) {
  return (
    <div role="status" className={styles['way']}>
      {isAwaited && <span className={styles['line']}>{tekster.henterSiden}</span>}
    </div>
  );
}
