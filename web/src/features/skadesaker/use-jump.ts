import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { useWrite } from '../../lib/api.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { reportProblem } from '../../lib/report.ts';
import { JUMP_TOKEN_FAILED } from './tekster.ts';

/**
 * `waiting`: no token yet. `ready`: the page carried the token, and no script has run. `leaving`: the form may post
 * itself. `returned`: the customer came back with the browser's Back, and is asked before being sent away again.
 */
export type JumpState = 'waiting' | 'ready' | 'leaving' | 'returned';

export interface Jump {
  state: JumpState;
  /** Only where it has not been used. */
  token: string | undefined;
  start: () => void;
}

/**
 * Gets the one-time token and says when the form may be sent. Without a token the customer is sent to `fallbackUrl` in
 * place of this page, so that Back does not lead here again (JMP-05 to JMP-07, OD-17).
 */
export function useJump(fallbackUrl: string): Jump {
  const carried = usePageContext().jumpSst;
  const [token, setToken] = useState(carried);
  const [isRestored, setRestored] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const hasScript = useSyncExternalStore(watchNothing, isTrue, isFalse);
  const isBack = useSyncExternalStore(watchNothing, isBackNavigation, isFalse);

  const giveUp = () => {
    reportProblem(JUMP_TOKEN_FAILED);
    window.location.replace(fallbackUrl);
  };
  const { mutate } = useWrite('createJumpToken', {
    onSuccess: ({ jumpSst }) => {
      if (jumpSst) setToken(jumpSst);
      else giveUp();
    },
    onError: ({ status }) => {
      // Nobody is logged in any longer: the login page is shown, and leads back here.
      if (status !== 401) giveUp();
    },
  });

  useEffect(() => {
    if (carried === undefined && !isBackNavigation()) mutate({});
  }, [carried, mutate]);

  useEffect(() => {
    // Out of the browser's memory: the token that is shown has been used.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setRestored(true);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  const start = useCallback(() => {
    setStarted(true);
    setRestored(false);
    setToken(undefined);
    mutate({});
  }, [mutate]);

  if (isRestored || (isBack && !isStarted)) return { state: 'returned', token: undefined, start };
  if (token === undefined) return { state: 'waiting', token, start };
  return { state: hasScript ? 'leaving' : 'ready', token, start };
}

function isBackNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

const watchNothing = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;
