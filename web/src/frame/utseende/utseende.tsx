import { type ComponentProps, useState } from 'react';

import { type ColorScheme, UTSEENDE_FIELD } from '@portal/contract/utseende.ts';

import { track } from '../../lib/analytics/track.ts';
import { setColorScheme } from '../../lib/color-scheme.ts';
import { lenker } from '../../lib/lenker.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { tekster } from './tekster.ts';
import styles from './utseende.module.css';

const choices: readonly {
  scheme: ColorScheme | undefined;
  text: string;
  glyph: ComponentProps<typeof Icon>['glyph'];
}[] = [
  { scheme: 'light', text: tekster.lyst, glyph: 'Sun' },
  { scheme: 'dark', text: tekster.morkt, glyph: 'Moon' },
  { scheme: undefined, text: tekster.somEnheten, glyph: 'Laptop' },
];
/** No scheme of ours: the device's own. */
const AS_DEVICE = 'enhet';

/**
 * Light, dark or as the device. Each choice is a button that posts, so it works without script; with it the page changes
 * in place.
 *
 * @param chosen what the page came with
 * @param formToken the session's, where there is one
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
      action={lenker.utseende}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <input type="hidden" name="formToken" value={formToken ?? ''} />
      <fieldset className={styles['choices']}>
        <legend className={styles['legend']}>{tekster.tittel}</legend>
        {choices.map(({ scheme, text, glyph }) => (
          <button
            key={text}
            type="submit"
            name={UTSEENDE_FIELD}
            value={scheme ?? AS_DEVICE}
            aria-pressed={scheme === current}
            className={styles['choice']}
            onClick={() => {
              setCurrent(scheme);
              setColorScheme(scheme);
              track('skjemainput', { felt: UTSEENDE_FIELD, verdi: scheme ?? AS_DEVICE });
            }}
          >
            <Icon glyph={glyph} size={20} />
            {text}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
