import type { ReactNode } from 'react';

import type { SystemSource } from '@portal/contract/system-sources.ts';

import { Skeleton } from '../../ui/skeleton.tsx';
import { TileCard } from '../../ui/tile-card.tsx';
import { kildenavn, tekster } from './mangler-tekster.nb.ts';
import styles from './kilde-plasser.module.css';

/** The places of a system that has not answered, of the size of its cards. The first says what is on its way. */
export function KildePlasser({ kilde, antall }: { kilde: SystemSource; antall: number }) {
  return Array.from({ length: antall }, (_, plass) => (
    <li key={plass} aria-hidden={plass > 0 || undefined}>
      <TileCard tile={<Skeleton shape="tile" />} foot={<Skeleton width="short" />}>
        {plass === 0 ? (
          <p className={styles['text']} role="status">
            {tekster.henterFra(kildenavn[kilde])}
          </p>
        ) : (
          <Skeleton width="long" />
        )}
      </TileCard>
    </li>
  ));
}

/** Stay where cards were awaited, so that what follows does not move. The first says why. */
export function TommePlasser({ antall, children }: { antall: number; children: ReactNode }) {
  return Array.from({ length: antall }, (_, plass) => (
    <li key={plass} aria-hidden={plass > 0 || undefined}>
      <TileCard
        className={styles['empty']}
        tile={<Skeleton shape="tile" />}
        foot={<Skeleton width="short" />}
      >
        {plass === 0 ? <p className={styles['text']}>{children}</p> : <Skeleton width="long" />}
      </TileCard>
    </li>
  ));
}
