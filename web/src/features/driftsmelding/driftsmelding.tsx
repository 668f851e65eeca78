import { NBO_OVERSIKT } from '@portal/contract/anbefalte-produkter.ts';
import { Suspense } from 'react';

import { useAnswer } from '../../lib/answers.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { tekster } from './tekster.ts';

/**
 * Says that something is wrong when any of the overview's data calls failed, or when an answer says that a system did
 * (OVW-17 to OVW-19, AMB-31). Comes when all have answered or given up (AMB-32); nothing holds its place, since most
 * days it never comes.
 */
export function Driftsmelding({ className }: { className?: string | undefined }) {
  const { hasSparebankintegrasjon = false } = usePageContext();
  return (
    <Suspense fallback={null}>
      {hasSparebankintegrasjon ? (
        <DriftsmeldingOfSparebank className={className} />
      ) : (
        <DriftsmeldingOfAnswers className={className} />
      )}
    </Suspense>
  );
}

/** The customer's savings bank is asked besides; when it fails, this is all that says so (OD-12). */
function DriftsmeldingOfSparebank({ className }: { className?: string | undefined }) {
  const avtaler = useAnswer('getEikaAvtaler');
  const meldinger = useAnswer('getKundekommunikasjon');
  return (
    <DriftsmeldingOfAnswers
      className={className}
      isSparebankFailing={hasFailed(avtaler) || hasFailed(meldinger)}
    />
  );
}

/** Without data it has failed, also while it is tried again. */
function hasFailed({ data, error }: { data: unknown; error: unknown }): boolean {
  return data === undefined || error !== null;
}

function DriftsmeldingOfAnswers({
  className,
  isSparebankFailing = false,
}: {
  className?: string | undefined;
  isSparebankFailing?: boolean;
}) {
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
  return (
    <div className={className}>
      <Banner tone="warn" role="status">
        {tekster.driftsmelding}
      </Banner>
    </div>
  );
}
