import { useEffect, useEffectEvent, useRef } from 'react';

import { useWrite } from '../../lib/use-write.ts';
import { isFinalExpiry } from '../../lib/session-expiry.ts';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import { SessionWarningDialog } from './session-warning-dialog.tsx';
import { tekster } from './tekster.nb.ts';

interface EndingSessionDialogProps {
  secondsLeft: number;
  /** The session has a new expiry. */
  onExtended: () => void;
  /** The session had ended already. */
  onEnded: () => void;
  /** The customer has read that the session cannot be extended. */
  onClose: () => void;
  onLogOut: () => void;
}

/** The warning, with the write that extends the session. A failed write is told in a toast; the dialog stays. */
export function EndingSessionDialog({
  secondsLeft,
  onExtended,
  onEnded,
  onClose,
  onLogOut,
}: EndingSessionDialogProps) {
  const toasts = useToast();
  const failure = useRef<number>(undefined);
  const dismissFailure = () => {
    if (failure.current !== undefined) toasts.dismiss(failure.current);
  };
  // Another call may have extended the session.
  const onGone = useEffectEvent(dismissFailure);
  useEffect(() => () => onGone(), []);
  const refresh = useWrite('refreshSession', {
    // The answer's header has set the new expiry.
    onSuccess: () => {
      dismissFailure();
      onExtended();
    },
    onError: (error) => {
      if (error.code === 'IKKE_INNLOGGET') return onEnded();
      dismissFailure();
      failure.current = toasts.show({ tone: 'error', content: tekster.forlengingFeilet });
      return undefined;
    },
  });
  const extend = () => {
    if (!refresh.isUnderWay()) refresh.mutate({});
  };
  const isFinal = isFinalExpiry();
  return (
    <SessionWarningDialog
      secondsLeft={secondsLeft}
      isFinal={isFinal}
      onContinue={isFinal ? onClose : extend}
      onLogOut={onLogOut}
    />
  );
}
