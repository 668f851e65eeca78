import type { QueryClient } from '@tanstack/react-query';

import type { SessionStatus } from '@portal/contract/auth.ts';
import { XSRF_COOKIE } from '@portal/contract/headers.ts';

import { notifyConsentChange } from './cookie-consent/consent-changes.ts';
import { leaveEnded, setWayOut } from './leave-session.ts';
import { tellWindows, type WindowMessage, WINDOWS_CHANNEL, WRITTEN_KEY } from './tell-windows.ts';

const LOOK_MS = 1000;
/** How long to wait before asking a server that did not answer again. */
const ASK_AGAIN_MS = 5000;

/** Hides the page from the screen and from screen readers, and keeps everything typed on it. */
function cover(isCovered: boolean): void {
  document.documentElement.style.display = isCovered ? 'none' : '';
}

/**
 * Keeps this window in step with the browser's other windows on who is logged in, on the answer about cookies and on
 * what was stored last. The CSRF token is in a cookie that scripts can read: when it is not the page's, somebody has
 * logged out or in. The page is then covered at once, and the server is asked; the caller handles the answer.
 *
 * @param page.own public id of the session that the page was rendered for
 * @param page.ask who is logged in; fails as calls of the page do
 * @param page.queries those that another window has made stale are refetched
 * @returns a function that stops it
 */
export function watchWindows({
  own,
  formToken,
  ask,
  queries,
}: {
  own: string | undefined;
  formToken: string | undefined;
  ask: () => Promise<SessionStatus>;
  queries: Pick<QueryClient, 'invalidateQueries'>;
}): () => void {
  const mine = `${XSRF_COOKIE}=${formToken}`;
  /** The page's own, also where a neighbour's of the same name, for a longer path, stands before it. */
  const findTokens = (): string => {
    const all = document.cookie.split('; ').filter((each) => each.startsWith(`${XSRF_COOKIE}=`));
    return all.includes(mine) ? mine : all.join();
  };
  /** The cookies while all is well: the page's own token, or what the server has confirmed. */
  let settled = formToken === undefined ? '' : mine;
  let isAsking = false;
  let askAgainAt = 0;

  const look = (): void => {
    const tokens = findTokens();
    if (tokens === settled) return cover(false);
    if (own !== undefined) cover(true);
    if (isAsking || performance.now() < askAgainAt) return undefined;
    isAsking = true;
    askAgainAt = performance.now() + ASK_AGAIN_MS;
    ask()
      .then(
        ({ kfpSessionId }) => {
          if (kfpSessionId === own) settled = tokens;
        },
        // Still unknown: the page stays covered, and the next check asks again.
        () => undefined,
      )
      .finally(() => {
        isAsking = false;
        look();
      });
    return undefined;
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    look();
    if (!persisted) return;
    // In the back/forward cache a page hears nothing of the network, and one that took it for gone would ask for nothing.
    window.dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'));
    // The session may have ended meanwhile.
    ask().catch(() => undefined);
  };
  const onMessage = ({ data }: MessageEvent<WindowMessage>): void => {
    if (data === 'consent') notifyConsentChange();
    else if (data === 'opened') look();
    else if (data.ended === own) {
      if (data.wayOut !== undefined) setWayOut(data.wayOut);
      leaveEnded(undefined, data.notice);
    }
  };

  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== WRITTEN_KEY || newValue === null) return;
    for (const query of newValue.split(' ')) void queries.invalidateQueries({ queryKey: [query] });
  };

  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(WINDOWS_CHANNEL) : undefined;
  channel?.addEventListener('message', onMessage);
  const timer = setInterval(() => {
    look();
    // The bank's own consent sends no message, so it is polled.
    notifyConsentChange();
  }, LOOK_MS);
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('focus', look, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  window.addEventListener('storage', onStorage, { signal });
  look();
  tellWindows('opened');
  return () => {
    channel?.close();
    clearInterval(timer);
    listening.abort();
  };
}
