import type { useClientNavigation } from '../lib/use-client-navigation.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './page-on-its-way.module.css';
import { tekster } from './tekster.nb.ts';

/**
 * Shown from a click on a link until its page is there: a line over the page, which moves nothing, and a text for
 * screen readers. They also say which page has come, since no new document tells them.
 */
export function PageOnItsWay({ way }: { way: ReturnType<typeof useClientNavigation> }) {
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
