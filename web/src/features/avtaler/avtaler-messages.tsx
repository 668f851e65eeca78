import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { useEffect, useRef } from 'react';

import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { lenker } from '../../lib/lenker.ts';
import { useAskForMissing } from '../../lib/use-ask-for-missing.ts';
import { Banner } from '../../ui/banner.tsx';
import { RetryForm } from '../../ui/retry-form.tsx';
import styles from './avtaler-section.module.css';
import { findMangler } from './avtaler-state.ts';
import { tekster } from './mangler-tekster.nb.ts';

/** Says that the list failed or is incomplete, with a button that refetches everything the page lacks. */
export function AvtalerMessages() {
  const { data } = useAnswer('getAvtaler');
  const { isAsking, ask } = useAskForMissing();
  const note = useFocusOnHeading(isAsking);
  const retry = (
    <RetryForm
      href={lenker.oversikt}
      isFetching={isAsking}
      onRetry={() => {
        note();
        ask();
      }}
    />
  );
  if (data !== undefined && isKomplett(data)) return null;
  return (
    <div className={styles['message']}>
      {data === undefined ? (
        <Banner tone="error" role="alert" action={retry}>
          {tekster.feil}
        </Banner>
      ) : (
        <Banner tone="warn" role="status" action={retry}>
          <Incomplete svar={data} />
        </Banner>
      )}
    </div>
  );
}

/** Says what the list lacks, in the customer's words. An unreadable row does not mean that a system is down. */
function Incomplete({ svar }: { svar: AvtalerResponse }) {
  const { uteblitt, ufullstendig } = findMangler(svar);
  const isNede = uteblitt.length > 0 || ufullstendig.length === 0;
  return (
    <div className={styles['texts']}>
      {isNede && <p>{tekster.delvisFeil}</p>}
      {uteblitt.length > 0 && <p className={styles['what']}>{tekster.mangler(uteblitt)}</p>}
      {ufullstendig.length > 0 && <p className={styles['what']}>{tekster.ufullstendig(ufullstendig)}</p>}
    </div>
  );
}

/** The button disappears when the retry succeeds; its focus then moves to the heading of the result. */
function useFocusOnHeading(isAsking: boolean): () => void {
  const isRetrying = useRef(false);
  // Runs after every render: a fast answer may arrive before any render has seen `isAsking`.
  useEffect(() => {
    if (isAsking || !isRetrying.current) return;
    isRetrying.current = false;
    if (document.activeElement === document.body) document.getElementById('avtaler')?.focus();
  });
  return () => {
    isRetrying.current = true;
  };
}
