import { NBO_OVERSIKT } from '@portal/contract/nbo-oversikt.ts';
import { Suspense } from 'react';

import { useAnswer } from '../../lib/answers.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { Isolated } from '../../lib/section.tsx';

const banner = lazyPart(async () => (await import('./drift-banner.tsx')).DriftBanner);

/**
 * Says that something is wrong when one of the overview's calls failed, or an answer says that a system did. Appears
 * when all calls have ended. No space is reserved for it, because most days it is not shown.
 */
export function Driftsmelding() {
  const { hasSparebank = false } = usePageContext();
  return (
    <Isolated fallback={null}>
      <Suspense>{hasSparebank ? <DriftsmeldingOfSparebank /> : <DriftsmeldingOfAnswers />}</Suspense>
    </Isolated>
  );
}

/**
 * The savings bank's messages have no error text of their own, so this banner is the only sign that they failed, or
 * that one of them could not be read.
 */
function DriftsmeldingOfSparebank() {
  const avtaler = useAnswer('getSparebankAvtaler');
  const meldinger = useAnswer('getSparebankmeldinger');
  const isFailing = hasFailed(avtaler) || hasFailed(meldinger) || meldinger.data?.ufullstendig === true;
  return <DriftsmeldingOfAnswers isSparebankFailing={isFailing} />;
}

/** No data means failed, also during a retry. */
function hasFailed({ data, error }: { data: unknown; error: unknown }): boolean {
  return data === undefined || error !== null;
}

function DriftsmeldingOfAnswers({ isSparebankFailing = false }: { isSparebankFailing?: boolean }) {
  const answers = [
    useAnswer('getAvtaler'),
    useAnswer('getTilbud'),
    useAnswer('getMotoroppgaver'),
    useAnswer('getKunde'),
    useAnswer('getOversiktConfig'),
    useAnswer('getHelseerklaering'),
    useAnswer('getAksepttilbud'),
    useAnswer('getUlesteMeldinger'),
    useAnswer('getProduktanbefaling', { produkt: NBO_OVERSIKT }),
  ] as const;
  const [avtaler, tilbud, motoroppgaver] = answers;
  const isFailing =
    isSparebankFailing ||
    avtaler.data?.systemSourceError === true ||
    tilbud.data?.systemSourceError === true ||
    motoroppgaver.data?.ufullstendig === true ||
    answers.some(hasFailed);
  return isFailing && banner;
}
