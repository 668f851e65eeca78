import type { SessionStatus } from '@portal/contract/auth.ts';
import { XSRF_COOKIE } from '@portal/contract/headers.ts';

import { notifyConsentChange } from './consent/consent-changes.ts';
import { findCookie } from './consent/consent-cookie.ts';
import { leaveEnded } from './leave-session.ts';
import { tellWindows, type WindowMessage, WINDOWS_CHANNEL } from './tell-windows.ts';

const LOOK_MS = 1000;
/** How long it is waited before a server that did not answer is asked again. */
const ASK_AGAIN_MS = 5000;

/** Takes the page off the screen and out of reach of screen readers, with all that is typed on it kept. */
function cover(isCovered: boolean): void {
  document.documentElement.style.display = isCovered ? 'none' : '';
}

/**
 * Has this window agree with the browser's others on who is logged in and on what was answered about cookies. The session's token stands in a cookie that
 * scripts can read: where it is not the page's, somebody has logged out or in since, by whatever way. The page is then
 * covered at once, and the server asked; what its answer means for the page, who asks sees to.
 *
 * @param page.own public id of the session that the page was made for
 * @param page.ask who is logged in; fails as calls of the page do
 * @returns what ends it
 */
export function watchWindows({
  own,
  formToken,
  ask,
}: {
  own: string | undefined;
  formToken: string | undefined;
  ask: () => Promise<SessionStatus>;
}): () => void {
  /** What the cookie says while all is well: the page's own token, or what the server has been asked about. */
  let settled = formToken;
  let isAsking = false;
  let askAgainAt = 0;

  const look = (): void => {
    const token = findCookie(document.cookie, XSRF_COOKIE);
    if (token === settled) return cover(false);
    if (own !== undefined) cover(true);
    if (isAsking || Date.now() < askAgainAt) return undefined;
    isAsking = true;
    askAgainAt = Date.now() + ASK_AGAIN_MS;
    ask()
      .then(
        ({ kfpSessionId }) => {
          if (kfpSessionId === own) settled = token;
        },
        // Nothing is known: the page stays covered, and the next look asks.
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
    // The session may have ended while the page lay in the browser's memory.
    if (persisted) ask().catch(() => undefined);
  };
  const onMessage = ({ data }: MessageEvent<WindowMessage>): void => {
    if (data === 'consent') notifyConsentChange();
    else if (data === 'opened') look();
    else if (data.ended === own) leaveEnded(undefined, data.notice);
  };

  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(WINDOWS_CHANNEL) : undefined;
  channel?.addEventListener('message', onMessage);
  const timer = setInterval(() => {
    look();
    // The bank's own answer has no window that tells of it.
    notifyConsentChange();
  }, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', onPageShow);
  look();
  tellWindows('opened');
  return () => {
    channel?.close();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', onPageShow);
  };
}
