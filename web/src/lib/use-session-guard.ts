import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { SessionStatus } from '@portal/contract/auth.ts';

import { useFindClient } from './api.tsx';
import { askStatus } from './ask-status.ts';
import { leaveEnded, leaveToOther } from './leave-session.ts';
import { usePageContext } from './page-context.tsx';
import { untilItComes } from './until-it-comes.ts';

/**
 * Leaves a customer's page when their session is no longer the browser's: another window may have logged out, or in as
 * somebody else. A visitor's page is left when somebody has logged in. An error page stays: it may be the answer to a
 * form on another site, which brings no cookie along, so it is a visitor's even if somebody is logged in.
 *
 * @param status who is logged in now according to the server; undefined if unknown
 */
export function useSessionGuard(status: SessionStatus | undefined): void {
  const queries = useQueryClient();
  const call = useFindClient();
  const { kfpSessionId: own, formToken, failure } = usePageContext();
  const isNobodys = failure !== undefined && own === undefined;

  useEffect(() => {
    if (isNobodys || status === undefined || status.kfpSessionId === own) return;
    if (own === undefined) leaveToOther();
    else leaveEnded(own, 'utlogget');
  }, [isNobodys, status, own]);

  useEffect(() => {
    if (isNobodys || call === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    void untilItComes(() => import('./watch-windows.ts')).then(({ watchWindows }) => {
      if (!isOver) stop = watchWindows({ queries, own, formToken, ask: () => askStatus(queries) });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isNobodys, queries, call, own, formToken]);
}
