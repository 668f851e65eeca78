import { Suspense } from 'react';

import { lenker } from '../../lib/lenker.ts';
import { Isolated } from '../../lib/section.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { betalingTekster as tekster } from './betaling-tekster.nb.ts';
import styles from './kostnader-link.module.css';
import { NesteBetaling } from './neste-betaling.tsx';

/** In an element of its own: a browser that translates the page puts others in the place of texts. */
const se = <span>{tekster.se}</span>;

/**
 * The way to what the insurances cost. The next payment takes the place of its words when the browser has asked for it,
 * long after the first paint: the place is as high as both, so that nothing moves.
 */
export function KostnaderLink() {
  const isHydrated = useIsHydrated();
  return (
    <p className={styles['ways']} data-below>
      <a href={lenker.kostnader}>
        {isHydrated ? (
          <Isolated fallback={se}>
            <Suspense fallback={se}>
              <NesteBetaling />
            </Suspense>
          </Isolated>
        ) : (
          se
        )}
      </a>
    </p>
  );
}
