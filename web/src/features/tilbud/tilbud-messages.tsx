import type { TilbudResultat } from '@portal/contract/forms/tilbud.ts';
import type { TilbudResponse } from '@portal/contract/tilbud.ts';

import { isKomplett } from '../../lib/is-komplett.ts';
import { lenker } from '../../lib/lenker.ts';
import { useAskForMissing } from '../../lib/use-ask-for-missing.ts';
import { forMange } from '../../lib/what-to-do.ts';
import { Banner } from '../../ui/banner.tsx';
import { RetryForm } from '../../ui/retry-form.tsx';
import { tekster } from './tekster.nb.ts';

/** What is said of a removal. A full sentence, since the offer may be gone or changed. */
export const results = {
  fjernet: { tone: 'success', content: tekster.fjernet },
  'finnes-ikke': { tone: 'info', content: tekster.finnesIkke },
  endret: { tone: 'warn', content: tekster.endret },
  feil: { tone: 'error', content: tekster.slettefeil },
  'for-mange': { tone: 'warn', content: forMange },
} as const;

/** Above the list. */
export function ResultMessage({ result }: { result: TilbudResultat }) {
  const { tone, content } = results[result];
  return <Banner tone={tone}>{content}</Banner>;
}

/** The list failed or is incomplete. An unreadable row does not mean that a system is down. */
export function TilbudMangler({ data, onAsk }: { data: TilbudResponse | undefined; onAsk: () => void }) {
  const { isAsking, ask } = useAskForMissing();
  if (data !== undefined && isKomplett(data)) return null;
  const onRetry = () => {
    onAsk();
    ask();
  };
  const retry = <RetryForm href={lenker.tilbud} isFetching={isAsking} onRetry={onRetry} />;
  if (data === undefined)
    return (
      <Banner tone="error" role="alert" action={retry}>
        {tekster.feil}
      </Banner>
    );
  const harUteblitt = data.sources.some(({ state }) => state === 'failed' || state === 'timeout');
  return (
    <Banner tone="warn" role="status" action={retry}>
      {harUteblitt ? tekster.delvisFeil : tekster.ulesteRader}
    </Banner>
  );
}
