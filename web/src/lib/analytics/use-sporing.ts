import { useEffect, useRef } from 'react';

import { parseUrl } from '@portal/contract/parse-url.ts';

import { useAnswer, usePeekedAnswer } from '../answers.tsx';
import { useFindClient } from '../api.tsx';
import { removeStored } from '../consent/remove-stored.ts';
import { useConsentState } from '../consent/use-consent-state.ts';
import type { Measuring } from '../measuring/measure.ts';
import { usePageContext } from '../page-context.tsx';
import { problems } from '../report.ts';
import { useLate } from '../use-late.ts';
import { hendelser, track } from './track.ts';

const loadPresses = () => import('./listen-for-presses.ts');

/**
 * Measures what the customer agreed to, and nothing else: events and error reports begin with a yes to statistics and
 * end with a no. All that does it is loaded then, not before: here is only what waits for the answer.
 */
export function useSporing({
  pathname,
  search,
  isLoggedIn,
}: {
  pathname: string;
  search: string;
  isLoggedIn: boolean;
}): void {
  const { sporing } = usePageContext();
  const call = useFindClient();
  const client = useAnswer('getClientContext').data;
  const { consentScript, nettbankUrl } = client?.info ?? {};
  const state = useConsentState(client?.shortname, parseUrl(consentScript ?? nettbankUrl ?? '')?.origin);
  const isLoMedlem = usePeekedAnswer('getKunde')?.isLoMedlem;
  const measuring = useRef<Measuring>(undefined);
  const place = useRef({ pathname, search, isLoMedlem });

  useEffect(() => {
    place.current = { pathname, search, isLoMedlem };
    measuring.current?.setPlace(place.current);
  }, [pathname, search, isLoMedlem]);

  useEffect(() => {
    if (sporing === undefined || state === 'OPTED_OUT') {
      if (state === 'OPTED_OUT') removeStored();
      refuse();
      return undefined;
    }
    hendelser.open();
    problems.open();
    if (state === 'UNANSWERED') return undefined;
    let isOver = false;
    const start = async () => {
      const { startMeasuring } = await import('../measuring/start-measuring.ts');
      if (!isOver) measuring.current = startMeasuring(sporing, isLoggedIn ? call : undefined, place.current);
    };
    start().catch(refuse);
    return () => {
      isOver = true;
      measuring.current?.stop();
      measuring.current = undefined;
    };
  }, [sporing, state, isLoggedIn, call]);

  useEffect(() => {
    track('sidevisning', { href: window.location.origin + pathname });
  }, [pathname]);
  const listenForPresses = useLate(loadPresses, false)?.listenForPresses;
  useEffect(() => listenForPresses?.(), [listenForPresses]);
}

function refuse(): void {
  hendelser.refuse();
  problems.refuse();
}
