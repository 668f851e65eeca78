import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { lenker } from '../../lib/lenker.ts';
import { useAskForMissing } from '../../lib/use-ask-for-missing.ts';
import { Banner } from '../../ui/banner.tsx';
import { RetryForm } from '../../ui/retry-form.tsx';
import styles from './driftsmelding.module.css';
import { tekster } from './tekster.nb.ts';

/** What is shown when something fails. Its script comes then, or ten seconds after the page. */
export function DriftBanner() {
  const { data } = useAnswer('getAvtaler');
  // If the list is incomplete, its own message has the retry button, for the whole page.
  const isAskedBelow = data === undefined || !isKomplett(data);
  return (
    <Banner tone="warn" role="status">
      <div className={styles['content']}>
        <p>{tekster.driftsmelding}</p>
        {!isAskedBelow && <Retry />}
      </div>
    </Banner>
  );
}

function Retry() {
  const { isAsking, ask } = useAskForMissing();
  return <RetryForm href={lenker.oversikt} isFetching={isAsking} onRetry={ask} />;
}
