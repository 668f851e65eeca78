import { Suspense } from 'react';

import { lenker } from '../../lib/lenker.ts';
import { Isolated } from '../../lib/section.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { betalingTekster as tekster } from './betaling-tekster.nb.ts';
import styles from './kostnader-link.module.css';
import { NesteBetaling } from './neste-betaling.tsx';

/** In its own element: browser translation replaces text nodes, and React would not find them again. */
const se = <span>{tekster.se}</span>;

/**
 * The link to the page about costs. Long after the first paint the browser asks for the next payment, which then
 * replaces the link's text. The place is high enough for both, so nothing moves.
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
