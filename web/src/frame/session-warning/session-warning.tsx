import { useRef } from 'react';

import { useWrite } from '../../lib/api.tsx';
import { leaveTo } from '../../lib/leave-to.ts';
import { useLate } from '../../lib/use-late.ts';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import { tekster } from '../tekster.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const loadDialog = () => import('./session-warning-dialog.tsx');

/**
 * Warns the logged-in customer a minute before the session ends, and leaves when it has (TMO).
 *
 * @param timeoutUrl where the browser goes at expiry (CFG-08)
 */
export function SessionWarning({ timeoutUrl, onLogOut }: { timeoutUrl: string; onLogOut: () => void }) {
  const toasts = useToast();
  const failure = useRef<number>(undefined);
  const leave = () => leaveTo(timeoutUrl);
  const [secondsLeft, check] = useSecondsLeft(leave);
  const refresh = useWrite('refreshSession', {
    // The answer's header has set the expiry anew.
    onSuccess: () => {
      dismissFailure();
      check();
    },
    onError: (error) => {
      if (error.status === 401) return leave();
      dismissFailure();
      failure.current = toasts.show({ tone: 'error', content: tekster.utlogging.forlengingFeilet });
      return undefined;
    },
  });
  const dismissFailure = () => {
    if (failure.current !== undefined) toasts.dismiss(failure.current);
  };
  const onContinue = () => {
    if (!refresh.isPending) refresh.mutate({});
  };

  const dialog = useLate(loadDialog, secondsLeft !== undefined);
  return (
    secondsLeft !== undefined &&
    dialog && (
      <dialog.SessionWarningDialog secondsLeft={secondsLeft} onContinue={onContinue} onLogOut={onLogOut} />
    )
  );
}
