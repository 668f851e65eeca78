import { type FormEvent, useEffect, useRef, useState } from 'react';

import type { ErrorCode } from '@portal/contract/errors.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';

import { findAddressStep } from '../../lib/address-step.ts';
import { formatKrPerManed } from '../../lib/format/kr.ts';
import { lenker } from '../../lib/lenker.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import { forMange } from '../../lib/what-to-do.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { getPakkepris } from './get-pakkepris.ts';
import { tekster } from './tekster.ts';
import styles from './tilbud-card.module.css';
import { type Removal, useRemoveTilbud } from './use-remove-tilbud.ts';

interface TilbudRemovalProps {
  tilbud: Tilbud;
  avtaleNummer: string;
  cardKey: string;
  titleId: string;
  /** An attempt without script has failed already. */
  hasFailed: boolean;
  /** Whether the customer opened it just now, and follows it. */
  takesFocus: boolean;
  onKeep: () => void;
  onGone: (how: Removal) => void;
}

/**
 * Asks before an offer is removed, says that it is being removed, and what to do when that failed.
 * The first button of each state has focus; while deleting, and after it failed, that is the one that was pressed.
 */
export function TilbudRemoval({
  tilbud,
  avtaleNummer,
  cardKey,
  titleId,
  hasFailed,
  takesFocus,
  onKeep,
  onGone,
}: TilbudRemovalProps) {
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>(hasFailed ? 'failed' : 'asking');
  const keepButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const [isTooMany, setTooMany] = useState(false);
  const onFailed = (code: ErrorCode): void => {
    setTooMany(code === 'FOR_MANGE_FORSPORSLER');
    setState('failed');
  };
  const remove = useRemoveTilbud(tilbud, { onGone, onFailed });
  useEffect(() => {
    if (takesFocus) keepButton.current?.focus();
  }, [takesFocus]);

  const keepForm = state !== 'deleting' && (
    <form
      key="keep"
      className={styles['confirm']}
      action={`${lenker.tilbud}#fjern-${cardKey}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onKeep();
      }}
    >
      <Button
        type="submit"
        variant={state === 'asking' ? 'primary' : 'secondary'}
        className={styles['action']}
        ref={keepButton}
        id={state === 'asking' ? `svar-${cardKey}` : undefined}
        aria-describedby={titleId}
      >
        {tekster.behold}
      </Button>
    </form>
  );
  const removeForm = (
    <form
      key="remove"
      className={styles['confirm']}
      method="post"
      action={lenker.fjernTilbud}
      onSubmit={(event: FormEvent) => {
        // What fits in no address, the form sends by itself.
        if (findAddressStep(avtaleNummer) === undefined) return;
        event.preventDefault();
        if (state === 'deleting') return;
        // Safari gives a pressed button no focus.
        removeButton.current?.focus();
        setState('deleting');
        remove();
      }}
    >
      <RemovalFields tilbud={tilbud} avtaleNummer={avtaleNummer} cardKey={cardKey} />
      <Button
        type="submit"
        variant={state === 'failed' ? 'primary' : 'secondary'}
        className={styles['action']}
        ref={removeButton}
        id={state === 'failed' ? `svar-${cardKey}` : undefined}
        aria-describedby={titleId}
        aria-disabled={state === 'deleting'}
      >
        {{ asking: tekster.jaFjern, deleting: tekster.sletter, failed: tekster.provIgjen }[state]}
      </Button>
    </form>
  );
  return (
    <>
      <div className={styles['question']}>
        <p className={styles['ask']}>{tekster.vilDuFjerne}</p>
        <p className={styles['muted']}>{getConsequence(tilbud)}</p>
        {tilbud.fjernerAlleVersjoner === true && <p>{tekster.alleVersjoner}</p>}
      </div>
      <div role="alert">
        {state === 'failed' && <Banner tone="error">{isTooMany ? forMange : tekster.slettefeil}</Banner>}
      </div>
      <div className={styles['actions']}>
        {state === 'asking' ? [keepForm, removeForm] : [removeForm, keepForm]}
      </div>
    </>
  );
}

/** What the form sends where no script runs: whose session, which offer, and which card to come back to. */
function RemovalFields({
  tilbud: { systemSource, versionNumber, fjernerAlleVersjoner = false },
  avtaleNummer,
  cardKey,
}: Pick<TilbudRemovalProps, 'tilbud' | 'avtaleNummer' | 'cardKey'>) {
  const { formToken } = usePageContext();
  return (
    <>
      <input type="hidden" name="formToken" value={formToken ?? ''} />
      <input type="hidden" name="avtaleNummer" value={avtaleNummer} />
      <input type="hidden" name="systemSource" value={systemSource} />
      <input type="hidden" name="versionNumber" value={versionNumber ?? ''} />
      <input type="hidden" name="alleVersjoner" value={String(fjernerAlleVersjoner)} />
      <input type="hidden" name="kort" value={cardKey} />
    </>
  );
}

function getConsequence(tilbud: Tilbud): string {
  const { maned } = getPakkepris(tilbud);
  return maned === undefined ? tekster.forsvinner : tekster.forsvinnerMedPris(formatKrPerManed(maned));
}
