import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { findClockMove, findSessionExpiry, followClock } from '../../lib/session-expiry.ts';

const CHECK_MS = 1000;
/** The warning starts when this many seconds are left. */
export const WARNING_SECONDS = 60;

/**
 * Whole seconds until the session ends, from 60 down; undefined earlier and when the expiry is unknown. A page that
 * wakes after the expiry calls `onExpired` at its first check.
 *
 * @param onExpired the session has ended
 * @param ask whether the server has the session still; undefined: nobody knows. Its answer sets the expiry anew
 * @returns also a function that checks at once, for when the expiry has just changed
 */
export function useSecondsLeft(
  onExpired: () => void,
  ask: (isPast: boolean) => Promise<boolean | undefined>,
): [number | undefined, () => void] {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  /** It has ended, or the server is being asked. */
  const isDecided = useRef(false);
  const expire = useEffectEvent(onExpired);
  const askServer = useEffectEvent(ask);

  const check = useCallback(() => {
    const expiresAt = findSessionExpiry();
    const left =
      expiresAt === undefined ? Number.POSITIVE_INFINITY : Math.ceil((expiresAt - Date.now()) / 1000);
    setSecondsLeft(left > 0 && left <= WARNING_SECONDS ? left : undefined);
    return left <= 0;
  }, []);

  useEffect(() => {
    const run = () => {
      if (isDecided.current) return;
      const moved = findClockMove();
      const isPast = check();
      if (!isPast && moved >= 0) return;
      isDecided.current = true;
      if (moved === 0) expire();
      // The device’s clock was set, or it has slept: only the server knows what is left.
      else void askServer(isPast).then((isLive) => decide(isLive, isPast, moved));
    };
    const decide = (isLive: boolean | undefined, isPast: boolean, moved: number) => {
      if (isLive === false || (isPast && isLive === undefined)) return expire();
      isDecided.current = false;
      if (isLive === undefined) return undefined;
      followClock(moved);
      return void check();
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
