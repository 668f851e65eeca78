import { JUMP_TOKEN_FAILED } from '@portal/contract/skadesaker-form.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { leaveTo } from '../../lib/leave-to.ts';
import { useWrite } from '../../lib/use-write.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { problems, reportProblem } from '../../lib/report.ts';

/** How long to wait for a token before showing a link, and for the report to be taken, in ms. */
const PATIENCE_MS = 2000;

/**
 * `waiting`: no token yet. `ready`: the page came with the token, and no script has run. `leaving`: the form may submit
 * itself. `returned`: the customer came back with the Back button, and must press a button to leave again.
 */
type JumpState = 'waiting' | 'ready' | 'leaving' | 'returned';

interface Jump {
  state: JumpState;
  /** The wait is so long that the customer needs a link. */
  isSlow: boolean;
  /** Undefined once it has been used. */
  token: string | undefined;
  start: () => void;
}

/**
 * Gets the one-time token and says when the form may be submitted. Without a token it replaces this page with
 * `fallbackUrl`, so that the Back button does not lead here again.
 */
export function useJump(fallbackUrl: string): Jump {
  const carried = usePageContext().jumpSst;
  const [token, setToken] = useState(carried);
  const [isRestored, setRestored] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const hasScript = useSyncExternalStore(watchNothing, isTrue, isFalse);
  const isBack = useSyncExternalStore(watchNothing, isBackNavigation, isFalse);

  /** A late answer must not take a customer away who has followed a link meanwhile. */
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const giveUp = async () => {
    reportProblem(JUMP_TOKEN_FAILED);
    // A call may fail before the error reporter has loaded, so this waits for it.
    await Promise.race([problems.whenEmpty(), passTime()]);
    if (isHere.current) leaveTo(fallbackUrl);
  };
  const { mutate } = useWrite('createJumpToken', {
    onSuccess: ({ jumpSst }) => {
      if (jumpSst) setToken(jumpSst);
      else void giveUp();
    },
    onError: ({ code }) => {
      // Nobody is logged in any more, or somebody else: this page is being left for one that says so, and leads back here.
      if (code !== 'IKKE_INNLOGGET' && code !== 'ANNEN_INNLOGGING') void giveUp();
    },
  });

  useEffect(() => {
    if (carried === undefined && !isBackNavigation()) mutate({});
  }, [carried, mutate]);

  useEffect(() => {
    // Restored from the back/forward cache: its token has been used.
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

  const isReturned = isRestored || (isBack && !isStarted);
  const isSlow = usePatience(!isReturned && token === undefined);
  if (isReturned) return { state: 'returned', isSlow, token: undefined, start };
  if (token === undefined) return { state: 'waiting', isSlow, token, start };
  return { state: hasScript ? 'leaving' : 'ready', isSlow, token, start };
}

/** Whether the wait has lasted too long. */
function usePatience(isWaiting: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isWaiting]);
  return isWaiting && isOver;
}

const passTime = (): Promise<void> => new Promise((done) => setTimeout(done, PATIENCE_MS));

function isBackNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

const watchNothing = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;
