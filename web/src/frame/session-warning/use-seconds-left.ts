import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { findSessionExpiry } from '../../lib/session-expiry.ts';

const CHECK_MS = 1000;
/** From here on the customer is warned. */
export const WARNING_SECONDS = 60;

/**
 * Whole seconds until the session ends, once there are 60 or fewer; undefined before that or when no expiry is known.
 * A page that wakes after the expiry calls `onExpired` at its first check.
 *
 * @returns also a check out of turn, for when the expiry has just been set anew
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
    // A timer sleeps with the machine and in the background; what wakes the page need not wait for it.
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
