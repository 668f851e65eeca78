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
import { tekster } from './tekster.ts';

/**
 * Says that something is wrong when any of the overview's data calls failed, or when an answer says that a system did.
 * Comes when all have answered or given up; nothing holds its place, since most
 * days it never comes.
 */
export function Driftsmelding() {
  const { hasSparebankintegrasjon = false } = usePageContext();
  return (
    <Isolated fallback={null}>
      <Suspense fallback={null}>
        {hasSparebankintegrasjon ? <DriftsmeldingOfSparebank /> : <DriftsmeldingOfAnswers />}
      </Suspense>
    </Isolated>
  );
}

/** The customer's savings bank is asked besides; when it fails, this is all that says so. */
function DriftsmeldingOfSparebank() {
  const avtaler = useAnswer('getEikaAvtaler');
  const meldinger = useAnswer('getKundekommunikasjon');
  return <DriftsmeldingOfAnswers isSparebankFailing={hasFailed(avtaler) || hasFailed(meldinger)} />;
}

/** Without data it has failed, also while it is tried again. */
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
  // Where the list lacks something, its own message asks again, for all of it.
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
