import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { findSessionExpiry } from '../../lib/session-expiry.ts';

const CHECK_MS = 1000;
/** The warning starts when this many seconds are left. */
export const WARNING_SECONDS = 60;

/**
 * Whole seconds until the session ends, from 60 down; undefined earlier and when the expiry is unknown. A page that
 * wakes after the expiry calls `onExpired` at its first check.
 *
 * @returns also a function that checks at once, for when the expiry has just changed
 */
export function useSecondsLeft(onExpired: () => void): [number | undefined, () => void] {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const hasExpired = useRef(false);
  const expire = useEffectEvent(onExpired);

  const check = useCallback(() => {
    const expiresAt = findSessionExpiry();
    const left =
      expiresAt === undefined ? Number.POSITIVE_INFINITY : Math.ceil((expiresAt - Date.now()) / 1000);
    setSecondsLeft(left > 0 && left <= WARNING_SECONDS ? left : undefined);
    return left <= 0;
  }, []);

  useEffect(() => {
    const run = () => {
      if (hasExpired.current || !check()) return;
      hasExpired.current = true;
      expire();
    };
    const timer = setInterval(run, CHECK_MS);
    // Timers stop in sleep and slow down in the background; these events check at once.
    document.addEventListener('visibilitychange', run);
    window.addEventListener('pageshow', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
      window.removeEventListener('pageshow', run);
    };
  }, [check]);

  return [secondsLeft, check];
}
