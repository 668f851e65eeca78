import { useEffect, useRef } from 'react';

import { parseUrl } from '@portal/contract/parse-url.ts';
import { findFlag } from '@portal/contract/rules/find-flag.ts';

import { useAnswer, usePeekedAnswer } from '../answers.tsx';
import { useFindClient } from '../api.tsx';
import { removeStored } from '../cookie-consent/remove-stored.ts';
import { useConsentState } from '../cookie-consent/use-consent-state.ts';
import type { RunningSporing } from './after-consent/run-sporing.ts';
import { usePageContext } from '../page-context.tsx';
import { problems } from '../report.ts';
import { useLate } from '../use-late.ts';
import { hendelser, track } from './track.ts';

const loadPresses = () => import('./listen-for-presses.ts');

/**
 * Measures only what the customer has consented to: events and error reports start after a yes to statistics and stop
 * at a no. The code that does it is loaded after the yes; this file only waits for the answer.
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
  const isLoMedlem = findFlag(usePeekedAnswer('getKunde'), 'isLoMedlem');
  const running = useRef<RunningSporing>(undefined);
  const place = useRef({ pathname, search, isLoMedlem });

  useEffect(() => {
    place.current = { pathname, search, isLoMedlem };
    running.current?.setPlace(place.current);
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
      const { startSporing } = await import('./after-consent/start-sporing.ts');
      if (!isOver) running.current = startSporing(sporing, isLoggedIn ? call : undefined, place.current);
    };
    start().catch(refuse);
    return () => {
      isOver = true;
      running.current?.stop();
      running.current = undefined;
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
