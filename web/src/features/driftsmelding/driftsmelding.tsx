import { NBO_OVERSIKT } from '@portal/contract/anbefalte-produkter.ts';
import { Suspense } from 'react';

import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { lenker } from '../../lib/lenker.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { Isolated } from '../../lib/section.tsx';
import { useAskForMissing } from '../../lib/use-ask-for-missing.ts';
import { Banner } from '../../ui/banner.tsx';
import { RetryForm } from '../../ui/retry-form.tsx';
import styles from './driftsmelding.module.css';
import { tekster } from './tekster.nb.ts';

/**
 * Says that something is wrong when one of the overview's calls failed, or an answer says that a system did. Appears
 * when all calls have ended. No space is reserved for it, because most days it is not shown.
 */
export function Driftsmelding() {
  const { hasSparebank = false } = usePageContext();
  return (
    <Isolated fallback={null}>
      <Suspense fallback={null}>
        {hasSparebank ? <DriftsmeldingOfSparebank /> : <DriftsmeldingOfAnswers />}
      </Suspense>
    </Isolated>
  );
}

/** The savings bank's messages have no error text of their own, so this banner is the only sign that they failed. */
function DriftsmeldingOfSparebank() {
  const avtaler = useAnswer('getSparebankAvtaler');
  const meldinger = useAnswer('getSparebankmeldinger');
  return <DriftsmeldingOfAnswers isSparebankFailing={hasFailed(avtaler) || hasFailed(meldinger)} />;
}

/** No data means failed, also during a retry. */
function hasFailed({ data, error }: { data: unknown; error: unknown }): boolean {
  return data === undefined || error !== null;
}

function DriftsmeldingOfAnswers({ isSparebankFailing = false }: { isSparebankFailing?: boolean }) {
  const avtaler = useAnswer('getAvtaler');
  const kunde = useAnswer('getKunde');
  const config = useAnswer('getOversiktConfig');
  const tilbud = useAnswer('getTilbud');
  const helseerklaering = useAnswer('getHelseerklaering');
  const aksepttilbud = useAnswer('getAksepttilbud');
  const ulesteMeldinger = useAnswer('getUlesteMeldinger');
  const motoroppgaver = useAnswer('getMotoroppgaver');
  const anbefaling = useAnswer('getProduktanbefaling', { produkt: NBO_OVERSIKT });
  const isFailing =
    isSparebankFailing ||
    avtaler.data?.systemSourceError === true ||
    tilbud.data?.systemSourceError === true ||
    [
      avtaler,
      tilbud,
      kunde,
      config,
      helseerklaering,
      aksepttilbud,
      ulesteMeldinger,
      motoroppgaver,
      anbefaling,
    ].some(hasFailed);
  if (!isFailing) return null;
  // If the list is incomplete, its own message has the retry button, for the whole page.
  const isAskedBelow = avtaler.data === undefined || !isKomplett(avtaler.data);
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
