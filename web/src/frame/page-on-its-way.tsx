import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './page-on-its-way.module.css';
import { tekster } from './tekster.nb.ts';

/**
 * Shown from a click on a link until its page is there: a line over the page, which moves nothing, and a text for
 * screen readers. They also say which page has come, since no new document tells them.
 *
 * @param way true: the page is on its way; a text: the title of the one that has come
 */
export function PageOnItsWay({ way }: { way: boolean | string }) {
  return (
    <div role="status" className={styles['way']}>
      {way === true ? (
        <span className={styles['line']}>{tekster.henterSiden}</span>
      ) : (
        <VisuallyHidden>{way}</VisuallyHidden>
      )}
    </div>
  );
}
