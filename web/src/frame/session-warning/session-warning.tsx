import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { useClient } from '../../lib/api.tsx';
import { askStatus } from '../../lib/ask-status.ts';
import { leaveEnded, setWayOut } from '../../lib/leave-session.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { isFinalExpiry } from '../../lib/session-expiry.ts';
import { EndingSessionDialog } from './ending-session-dialog.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The session has ended on the server too, or nearly, so an unreachable server is not waited for. */
const END_LIMIT_MS = 2000;

/** Nothing is shown until `answer` has come: the session is over, if the clock is right. */
async function unseen<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { activeElement, documentElement } = document;
  documentElement.style.visibility = 'hidden';
  try {
    return await answer;
  } finally {
    documentElement.style.visibility = '';
    // What is hidden loses the focus.
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}

export interface SessionWarningProps {
  /** Where the browser goes at expiry; on our own pages the customer's own address is kept. */
  timeoutUrl: string;
  onLogOut: () => void;
}

/**
 * Warns the customer a minute before the session ends, and leaves the page when it has. The page ends the session with
 * a call; the address it goes to only says why.
 */
export function SessionWarning({ timeoutUrl, onLogOut }: SessionWarningProps) {
  const call = useClient();
  const queries = useQueryClient();
  const { kfpSessionId } = usePageContext();
  const [isClosed, setClosed] = useState(false);
  const leave = () => {
    const notice = isFinalExpiry() ? 'utlopt' : 'timeout';
    if (!timeoutUrl.startsWith(`${BASE_PATH}?`)) setWayOut(timeoutUrl);
    const ending = call(endpoints.logout, { body: {}, signal: AbortSignal.timeout(END_LIMIT_MS) });
    leaveEnded(kfpSessionId, notice, ending);
  };
  const ask = async (isPast: boolean) => {
    const answer = Promise.race([
      askStatus(queries).then(
        (status) => status.kfpSessionId === kfpSessionId,
        () => undefined,
      ),
      new Promise<undefined>((resolve) => {
        setTimeout(resolve, END_LIMIT_MS);
      }),
    ]);
    if (isPast) return unseen(answer);
    const isLive = await answer;
    // The clock was set back: what came before would be fresh for as long.
    if (isLive === true) void queries.invalidateQueries();
    return isLive;
  };
  const [secondsLeft, check] = useSecondsLeft(leave, ask);
  if (secondsLeft === undefined || isClosed) return null;
  return (
    <EndingSessionDialog
      secondsLeft={secondsLeft}
      onExtended={check}
      onEnded={leave}
      onClose={() => setClosed(true)}
      onLogOut={onLogOut}
    />
  );
}
