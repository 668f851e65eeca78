import { startInnloggingForm } from '@portal/contract/forms/innlogging.ts';

import { Button } from '../../ui/button.tsx';
import styles from './login-frame-page.module.css';
import { tekster } from './tekster.nb.ts';

const { path, names } = startInnloggingForm;

/**
 * The content of the login frame. The identity provider refuses to be framed, so the form targets the whole window,
 * which comes back afterwards.
 *
 * @param returnTo Where the customer was going: path and query.
 * @param isFramed Whether the login page stands in the web bank's frame, and login returns there.
 * @param identityProvider What customers call it.
 */
export function LoginFramePage({
  returnTo,
  isFramed,
  identityProvider,
}: {
  returnTo: string;
  isFramed: boolean;
  identityProvider: string;
}) {
  return (
    <form
      className={styles['page']}
      method="post"
      action={path}
      target="_top"
      aria-label={tekster.frameTitle(identityProvider)}
    >
      <input type="hidden" name={names.returnTo} value={returnTo} />
      {isFramed && <input type="hidden" name={names.ramme} value="ja" />}
      <Button type="submit">{tekster.loggInn(identityProvider)}</Button>
      <p className={styles['how']}>{tekster.slikSkjerDet(identityProvider)}</p>
    </form>
  );
}
