import { lenker } from '../../lib/lenker.ts';
import { Button } from '../../ui/button.tsx';
import styles from './login-frame-page.module.css';
import { tekster } from './tekster.ts';

/**
 * What stands in the login frame. The identity provider refuses to be framed, so the form leaves the frame: the whole
 * window goes there, and comes back.
 *
 * @param returnTo Where the customer was going: path and query.
 */
export function LoginFramePage({ returnTo }: { returnTo: string }) {
  return (
    <form
      className={styles['page']}
      method="post"
      action={lenker.startInnlogging}
      target="_top"
      aria-label={tekster.frameTitle}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit">{tekster.loggInn}</Button>
      <p className={styles['how']}>{tekster.slikSkjerDet}</p>
    </form>
  );
}
