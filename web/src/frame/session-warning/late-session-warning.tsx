import { useEffect, useState } from 'react';

import { leaveTo } from '../../lib/leave-to.ts';
import { findSessionExpiry } from '../../lib/session-expiry.ts';
import { UNHURRIED_MS, useLate } from '../../lib/use-late.ts';
import type { SessionWarningProps } from './session-warning.tsx';

const loadWarning = () => import('./session-warning.tsx');
const CHECK_MS = 1000;
/** The warning begins a minute before the end, and its script is fetched after ten seconds. */
const SOON_MS = 90_000;

const findMsLeft = (): number => (findSessionExpiry() ?? Number.POSITIVE_INFINITY) - Date.now();

/**
 * {@link SessionWarning}, whose script is fetched when the first seconds are over, or at once for a session that ends
 * soon. Until it has come, a page that is past its expiry is asked for anew.
 */
export function LateSessionWarning(props: SessionWarningProps) {
  const [isSoon] = useState(() => findMsLeft() < SOON_MS);
  const late = useLate(loadWarning, isSoon, UNHURRIED_MS);
  useEffect(() => {
    if (late !== undefined) return undefined;
    const timer = setInterval(() => {
      if (findMsLeft() > 0) return;
      // Once: asked for each second, a page that takes longer would never come.
      clearInterval(timer);
      // With its fragment nothing would be asked for.
      leaveTo(window.location.pathname + window.location.search);
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [late]);
  return late && <late.SessionWarning {...props} />;
}
