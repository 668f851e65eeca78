import type { Avtale } from '@portal/contract/avtaler.ts';
import { compareAvtaler } from '@portal/contract/compare-avtaler.ts';
import { sortBy } from '@portal/contract/sort-by.ts';

import type { ReactNode } from 'react';

import { Isolated } from '../../lib/section.tsx';
import { PlainCard } from '../../ui/plain-card.tsx';
import { AvtaleCard } from './avtale-card.tsx';
import styles from './avtale-list.module.css';

export interface Avtalekort {
  avtaler: readonly Avtale[];
  /** Stands after the agreements. */
  lastCard?: ReactNode;
}

/** The agreements in the customer's order, each as a card, and what stands after them. */
export function AvtaleList({ avtaler, lastCard, tittel }: Avtalekort & { tittel?: 'h4' }) {
  if (avtaler.length === 0 && !lastCard) return null;
  return (
    // Safari takes the list out of a list without markers unless it is told that it is one.
    <ul role="list" className={styles['list']}>
      {sortBy(avtaler, compareAvtaler).map((avtale, plass) => (
        // The number alone is no key: it may be missing, and two systems may use the same.
        <li key={`${avtale.systemSource} ${avtale.policyNumber ?? ''} ${plass}`}>
          <Isolated fallback={<PlainCard title={avtale.name} />}>
            <AvtaleCard avtale={avtale} tittel={tittel} />
          </Isolated>
        </li>
      ))}
      {lastCard && <li className={styles['last']}>{lastCard}</li>}
    </ul>
  );
}
