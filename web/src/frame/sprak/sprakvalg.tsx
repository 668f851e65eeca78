import { type Sprak, SPRAK_ID, sprakForm, sprakNavn } from '@portal/contract/sprak.ts';

import { lokale } from '@portal/contract/format/lokale.nb.ts';
import { HiddenFields } from '../../lib/post-form.tsx';
import styles from '../choices.module.css';
import { addBegunForm } from './add-begun-form.ts';
import { tekster } from './tekster.nb.ts';

/**
 * The languages of the portal, each named in itself. A button posts, and the same page comes in that language.
 *
 * @param formToken the session's, if there is one
 */
export function Sprakvalg({
  sprakvalg,
  formToken = '',
}: {
  sprakvalg: readonly Sprak[];
  formToken: string | undefined;
}) {
  return (
    <form
      method="post"
      action={sprakForm.path}
      id={SPRAK_ID}
      onSubmit={(event) => addBegunForm(event.currentTarget)}
    >
      <HiddenFields fields={{ formToken }} />
      <fieldset className={styles['choices']}>
        <legend className={styles['legend']}>{tekster.tittel}</legend>
        {sprakvalg.map((sprak) => (
          <button
            key={sprak}
            type="submit"
            name={sprakForm.names.sprak}
            value={sprak}
            lang={sprak}
            aria-pressed={sprak === lokale.sprak}
            className={styles['choice']}
          >
            {sprakNavn[sprak]}
          </button>
        ))}
      </fieldset>
      {tekster.noeErPaBokmal !== '' && <p className={styles['note']}>{tekster.noeErPaBokmal}</p>}
    </form>
  );
}
