import { type ReactNode, Suspense, useEffect, useRef } from 'react';

import { useKomponentvisning } from '../../lib/analytics/use-komponentvisning.ts';
import { type Answer, useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { AvtaleList } from './avtale-list.tsx';
import styles from './avtaler-section.module.css';
import { AvtalerFailed, AvtalerIncomplete } from './avtaler-messages.tsx';
import { AvtalerSkeleton } from './avtaler-skeleton.tsx';
import { tekster } from './tekster.ts';
import { useAvtaleStatistikk } from './use-avtale-statistikk.ts';

interface Extras {
  lastCard?: ReactNode;
  prisnote?: ReactNode;
}

/**
 * The customer's insurances under their heading, in every state the list can be in (OVW-03, OVW-04, OVW-06).
 *
 * @param lastCard Stands after the agreements, and where there are none.
 * @param prisnote Stands under the cards, where there are prices to compare.
 */
export function AvtalerSection(extras: Extras) {
  return (
    <section className={styles['section']} aria-labelledby="avtaler">
      <Suspense fallback={<Loading />}>
        <Avtaler {...extras} />
      </Suspense>
    </section>
  );
}

function Loading() {
  return (
    <>
      <h2 id="avtaler">{tekster.overskrift}</h2>
      <AvtalerSkeleton />
    </>
  );
}

function Avtaler({ lastCard, prisnote }: Extras) {
  useKomponentvisning('avtaler');
  const answer = useAnswer('getAvtaler');
  const { data, isFetching } = answer;
  const { headingRef, retry } = useRetry(answer);
  useAvtaleStatistikk(data);
  const isTom = data !== undefined && data.avtaler.length === 0 && isKomplett(data);
  return (
    <>
      <h2 id="avtaler" ref={headingRef} tabIndex={-1}>
        {isTom ? tekster.ingen : tekster.overskrift}
      </h2>
      {isTom && <p className={styles['lead']}>{tekster.ingenForklart}</p>}
      {data === undefined ? (
        <AvtalerFailed isFetching={isFetching} onRetry={retry} />
      ) : (
        !isKomplett(data) && <AvtalerIncomplete svar={data} isFetching={isFetching} onRetry={retry} />
      )}
      <AvtaleList avtaler={data?.avtaler ?? []} lastCard={lastCard} />
      {data !== undefined && data.avtaler.length > 0 && prisnote}
    </>
  );
}

/** 'Prøv igjen' goes away when it has worked; whoever stood on it is then put at the heading of what came. */
function useRetry({ isFetching, refetch }: Answer<'getAvtaler'>) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isRetrying = useRef(false);
  // After every render: an answer may come so soon that none of them saw it being fetched.
  useEffect(() => {
    if (isFetching || !isRetrying.current) return;
    isRetrying.current = false;
    if (document.activeElement === document.body) headingRef.current?.focus();
  });
  const retry = () => {
    isRetrying.current = true;
    refetch();
  };
  return { headingRef, retry };
}
