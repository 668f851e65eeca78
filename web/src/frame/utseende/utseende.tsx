import { useState } from 'react';

import { AS_DEVICE, type ColorScheme, utseendeForm } from '@portal/contract/utseende.ts';

import { track } from '../../lib/sporing/track.ts';
import { setColorScheme } from '../../lib/color-scheme.ts';
import { HiddenFields } from '../../lib/post-form.tsx';
import { tekster } from './tekster.nb.ts';
import styles from '../choices.module.css';

const choices: readonly { scheme: ColorScheme | undefined; text: string }[] = [
  { scheme: 'light', text: tekster.lyst },
  { scheme: 'dark', text: tekster.morkt },
  { scheme: undefined, text: tekster.somEnheten },
];

/**
 * Light, dark or as the device. Each choice is a button that posts, so it works without JavaScript; with it the page
 * changes in place.
 *
 * @param chosen the choice in the page's context
 * @param formToken the session's, if there is one
 */
export function Utseende({
  chosen,
  formToken,
}: {
  chosen: ColorScheme | undefined;
  formToken: string | undefined;
}) {
  const [current, setCurrent] = useState(chosen);
  return (
    <form
      method="post"
      action={utseendeForm.path}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <HiddenFields fields={{ formToken: formToken ?? '' }} />
      <fieldset className={styles['choices']}>
        <legend className={styles['legend']}>{tekster.tittel}</legend>
        {choices.map(({ scheme, text }) => (
          <button
            key={text}
            type="submit"
            name={utseendeForm.names.utseende}
            value={scheme ?? AS_DEVICE}
            aria-pressed={scheme === current}
            className={styles['choice']}
            onClick={() => {
              setCurrent(scheme);
              setColorScheme(scheme);
              track('skjemainput', { felt: utseendeForm.names.utseende, verdi: scheme ?? AS_DEVICE });
            }}
          >
            {text}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
