import { useEffect, useState } from 'react';

import { onConsentChange } from './consent-changes.ts';
import { type ConsentState, findConsentState } from './find-consent-state.ts';

/** How long the bank's script may take to store the answer after its dialog has closed, in ms. */
const BANK_ANSWER_DELAY_MS = 250;
const CLOSED = 'optin_closed';

/**
 * The customer's answer about statistics, wherever the distributor stores it. Unanswered on the server and until
 * hydration.
 *
 * @param bankOrigin the only origin whose message about a closed dialog counts
 */
export function useConsentState(shortname: string | undefined, bankOrigin: string | undefined): ConsentState {
  const [state, setState] = useState<ConsentState>('UNANSWERED');
  useEffect(() => {
    if (shortname === undefined) return undefined;
    const read = () =>
      setState(findConsentState(shortname, { cookies: document.cookie, optin: window.optin }));
    read();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (shortname !== 'sb1' || origin !== bankOrigin || data !== CLOSED) return;
      clearTimeout(timer);
      timer = setTimeout(read, BANK_ANSWER_DELAY_MS);
    };
    // It may have been answered in another tab, or on the bank's own pages.
    const onVisible = () => document.visibilityState === 'visible' && read();
    const stopListening = onConsentChange(read);
    window.addEventListener('message', onMessage);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      stopListening();
      window.removeEventListener('message', onMessage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [shortname, bankOrigin]);
  return state;
}
