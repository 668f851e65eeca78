import { useEffect, useState } from 'react';

import { onConsentChange } from './consent-changes.ts';
import { type ConsentState, findConsentState } from './find-consent-state.ts';

/** How long the bank's script takes to write down the answer after it says that its dialog closed, in ms. */
const BANK_ANSWER_DELAY_MS = 250;
const CLOSED = 'optin_closed';

/**
 * The customer's answer about statistics, wherever the distributor keeps it. Unanswered on
 * the server and until the page has been taken over.
 *
 * @param bankOrigin whose word counts when it says that its dialog closed; from others it is not heard
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
    // Answered in another tab, or in the bank's own pages.
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
