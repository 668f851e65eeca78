import { NBO_OVERSIKT } from '@portal/contract/anbefalte-produkter.ts';
import { Suspense } from 'react';

import { useAnswer } from '../../lib/answers.tsx';
import { Banner } from '../../ui/banner.tsx';
import { tekster } from './tekster.ts';

/**
 * Says that something is wrong when any of the overview's data calls failed, or when an answer says that a system did
 * (OVW-17 to OVW-19, AMB-31). Comes when all have answered or given up (AMB-32); nothing holds its place, since most
 * days it never comes.
 */
export function Driftsmelding({ className }: { className?: string | undefined }) {
  return (
    <Suspense fallback={null}>
      <DriftsmeldingOfAnswers className={className} />
    </Suspense>
  );
}

function DriftsmeldingOfAnswers({ className }: { className?: string | undefined }) {
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
    avtaler.data?.systemSourceError === true ||
    tilbud.data?.systemSourceError === true ||
    // Without data it has failed, also while it is tried again.
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
    ].some(({ data, error }) => data === undefined || error !== null);
  if (!isFailing) return null;
  return (
    <div className={className}>
      <Banner tone="warn" role="status">
        {tekster.driftsmelding}
      </Banner>
    </div>
  );
}
