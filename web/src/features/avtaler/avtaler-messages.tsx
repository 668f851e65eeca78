import type { AvtalerResponse } from '@portal/contract/avtaler.ts';

import { lenker } from '../../lib/lenker.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './avtaler-messages.module.css';
import { findMangler } from './avtaler-state.ts';
import { tekster } from './tekster.ts';

interface Retry {
  isFetching: boolean;
  onRetry: () => void;
}

/** No list at all (OVW-21). */
export function AvtalerFailed(retry: Retry) {
  return (
    <div className={styles['message']}>
      <Banner tone="error" role="alert" action={<RetryForm {...retry} />}>
        {tekster.feil}
      </Banner>
    </div>
  );
}

/** A list that lacks something: that it does (OVW-22), what it lacks in the customer's words, and a way to try again. */
export function AvtalerIncomplete({ svar, ...retry }: Retry & { svar: AvtalerResponse }) {
  const { uteblitt, ufullstendig } = findMangler(svar);
  return (
    <div className={styles['message']}>
      <Banner tone="warn" role="status" action={<RetryForm {...retry} />}>
        <div className={styles['texts']}>
          {svar.systemSourceError && <p>{tekster.delvisFeil}</p>}
          {uteblitt.length > 0 && <p className={styles['what']}>{tekster.mangler(uteblitt)}</p>}
          {ufullstendig.length > 0 && <p className={styles['what']}>{tekster.ufullstendig(ufullstendig)}</p>}
        </div>
      </Banner>
    </div>
  );
}

/** A button that asks again; before the script has come it loads the same page anew. */
function RetryForm({ isFetching, onRetry }: Retry) {
  return (
    <form
      className={styles['retry']}
      action={lenker.oversikt}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFetching) onRetry();
      }}
    >
      <Button type="submit" variant="secondary" narrow aria-disabled={isFetching}>
        {isFetching ? tekster.proverIgjen : tekster.provIgjen}
      </Button>
    </form>
  );
}
