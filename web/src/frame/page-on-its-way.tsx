import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './page-on-its-way.module.css';
import { tekster } from './tekster.nb.ts';

interface PageOnItsWayProps {
  isAwaited: boolean;
  /** The title of the page that has come. */
  arrivedAt: string | undefined;
}

/**
 * Shown from a click on a link until its page is there: a line over the page, which moves nothing, and a text for
 * screen readers. They also say which page has come, since no new document tells them.
 */
export function PageOnItsWay({ isAwaited, arrivedAt }: PageOnItsWayProps) {
  return (
    <div role="status" className={styles['way']}>
      {isAwaited ? (
        <span className={styles['line']}>{tekster.henterSiden}</span>
      ) : (
        <VisuallyHidden>{arrivedAt}</VisuallyHidden>
      )}
    </div>
  );
}
