import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { tekster as ramme } from '../tekster.nb.ts';
import { formatSekunderIgjen, tekster } from './tekster.nb.ts';
import styles from './session-warning-dialog.module.css';
import { WARNING_SECONDS } from './use-seconds-left.ts';

/** Announced when this many seconds are left; the seconds between are only shown. */
const announced = [60, 30, 10];
const BODY_ID = 'utlogging-forklaring';
const SAID_ID = 'utlogging-sekunder';

/**
 * Escape continues the session: whoever presses it is present, and nobody should be logged out by mistake.
 *
 * @param isFinal the session cannot be extended: `onContinue` only closes the dialog, and the session ends on time
 */
export function SessionWarningDialog({
  secondsLeft,
  isFinal,
  onContinue,
  onLogOut,
}: {
  secondsLeft: number;
  isFinal: boolean;
  onContinue: () => void;
  onLogOut: () => void;
}) {
  return (
    <Dialog
      title={tekster.tittel}
      // A live region that comes with its text is not said by all.
      describedBy={`${SAID_ID} ${BODY_ID}`}
      closable={false}
      onDismiss={onContinue}
    >
      <div className={styles['countdown']}>
        <p className={styles['seconds']}>{formatSekunderIgjen(secondsLeft)}</p>
        <progress className={styles['bar']} max={WARNING_SECONDS} value={secondsLeft} aria-hidden />
        <Announcement secondsLeft={secondsLeft} />
      </div>
      <p id={BODY_ID}>{isFinal ? tekster.forklaringTilSlutt : `${tekster.forklaring} ${tekster.sporsmal}`}</p>
      <DialogActions>
        {/* Where it only closes, who is typing would close it unread. */}
        <Button data-focus-first={isFinal ? undefined : true} onClick={onContinue}>
          {isFinal ? tekster.lukk : tekster.fortsett}
        </Button>
        <Button variant="secondary" onClick={onLogOut}>
          {ramme.loggUt}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The seconds left at the latest mark that was passed; it changes at the next mark. */
function Announcement({ secondsLeft }: { secondsLeft: number }) {
  const mark = announced.findLast((seconds) => secondsLeft <= seconds);
  const [said, setSaid] = useState({ mark, secondsLeft });
  if (mark !== said.mark) setSaid({ mark, secondsLeft });
  return (
    <VisuallyHidden>
      <span id={SAID_ID} role="status">
        {formatSekunderIgjen(said.secondsLeft)}
      </span>
    </VisuallyHidden>
  );
}
