import type { Avtale } from '@portal/contract/avtaler.ts';

import type { ReactNode } from 'react';

import { Isolated } from '../../lib/section.tsx';
import { PlainCard } from '../../ui/plain-card.tsx';
import { AvtaleCard } from './avtale-card.tsx';
import styles from './avtale-list.module.css';

export interface Avtalekort {
  avtaler: readonly Avtale[];
  /** Shown after the agreements. */
  lastCard?: ReactNode;
}

/** The agreements as cards, in the server's order. */
export function AvtaleList({ avtaler, lastCard, tittel }: Avtalekort & { tittel?: 'h4' }) {
  if (avtaler.length === 0 && !lastCard) return null;
  return (
    // Safari drops list semantics from a list without markers, unless the role is given.
    <ul role="list" className={styles['list']}>
      {avtaler.map((avtale, plass) => (
        // The number alone is not a unique key: it may be missing, and two systems may use the same.
        <AvtaleRow
          key={`${avtale.systemSource} ${avtale.policyNumber ?? ''} ${plass}`}
          avtale={avtale}
          tittel={tittel}
        />
      ))}
      {lastCard && <li className={styles['last']}>{lastCard}</li>}
    </ul>
  );
}

export function AvtaleRow({ avtale, tittel }: { avtale: Avtale; tittel?: 'h4' | undefined }) {
  return (
    <li>
      <Isolated fallback={<PlainCard title={avtale.name} />}>
        <AvtaleCard avtale={avtale} tittel={tittel} />
      </Isolated>
    </li>
  );
}
