import { Suspense } from 'react';

import { lenker } from '../../lib/lenker.ts';
import { Isolated } from '../../lib/section.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { betalingTekster as tekster } from './betaling-tekster.nb.ts';
import styles from './kostnader-link.module.css';
import { NesteBetaling } from './neste-betaling.tsx';

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
          <Isolated fallback={tekster.se}>
            <Suspense fallback={tekster.se}>
              <NesteBetaling />
            </Suspense>
          </Isolated>
        ) : (
          tekster.se
        )}
      </a>
    </p>
  );
}
