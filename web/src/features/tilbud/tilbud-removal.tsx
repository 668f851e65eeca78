import { type FormEvent, useEffect, useRef, useState } from 'react';

import type { ErrorCode } from '@portal/contract/errors.ts';
import { fjernTilbudForm, type TilbudResultat, toFjernId, toSvarId } from '@portal/contract/forms/tilbud.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';

import { findAddressStep } from '../../lib/address-step.ts';
import { type Belop, useBelop } from '../../lib/belop/use-belop.ts';
import { lenker } from '../../lib/lenker.ts';
import { PostForm } from '../../lib/post-form.tsx';
import { forMange } from '../../lib/what-to-do.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { getPakkepris } from './get-pakkepris.ts';
import { tekster } from './tekster.nb.ts';
import styles from './tilbud-card.module.css';
import { useRemoveTilbud } from './use-remove-tilbud.ts';

interface TilbudRemovalProps {
  tilbud: Tilbud;
  avtaleNummer: string;
  cardKey: string;
  titleId: string;
  /** An attempt without JavaScript has already failed. */
  hasFailed: boolean;
  /** The customer opened it just now, so focus moves here. */
  takesFocus: boolean;
  onKeep: () => void;
  /** How it ended, unless the card itself says so. */
  onResult: (how: TilbudResultat) => void;
}

/**
 * Asks before an offer is removed, shows progress, and says what to do after a failure.
 * The first button of each state gets focus; during removal and after a failure the pressed button keeps it.
 */
export function TilbudRemoval({
  tilbud,
  avtaleNummer,
  cardKey,
  titleId,
  hasFailed,
  takesFocus,
  onKeep,
  onResult,
}: TilbudRemovalProps) {
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>(hasFailed ? 'failed' : 'asking');
  const keepButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const [isTooMany, setTooMany] = useState(false);
  const onFailed = (code: ErrorCode): void => {
    const isTooManyNow = code === 'FOR_MANGE_FORSPORSLER';
    setTooMany(isTooManyNow);
    setState('failed');
    // The page was left meanwhile.
    if (removeButton.current === null) onResult(isTooManyNow ? 'for-mange' : 'feil');
  };
  const belop = useBelop();
  const remove = useRemoveTilbud(tilbud, { onGone: onResult, onFailed });
  useEffect(() => {
    if (takesFocus) keepButton.current?.focus();
  }, [takesFocus]);

  const submit = (form: HTMLFormElement): void => {
    if (state === 'deleting') return;
    // Safari does not focus a pressed button.
    removeButton.current?.focus();
    setState('deleting');
    remove(new FormData(form));
  };
  const keepForm = state !== 'deleting' && (
    <form
      key="keep"
      className={styles['confirm']}
      action={`${lenker.tilbud}#${toFjernId(cardKey)}`}
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
        id={state === 'asking' ? toSvarId(cardKey) : undefined}
        aria-describedby={titleId}
      >
        {tekster.behold}
      </Button>
    </form>
  );
  const removeForm = (
    <PostForm
      key="remove"
      form={fjernTilbudForm}
      fields={{
        avtaleNummer,
        systemSource: tilbud.systemSource,
        versionNumber: tilbud.versionNumber?.toString(),
        alleVersjoner: String(tilbud.fjernerAlleVersjoner === true),
        kort: cardKey,
      }}
      className={styles['confirm']}
      // A number that is invalid in an address is sent by the form itself.
      onSubmit={findAddressStep(avtaleNummer) === undefined ? undefined : submit}
    >
      <Button
        type="submit"
        variant={state === 'failed' ? 'primary' : 'secondary'}
        className={styles['action']}
        ref={removeButton}
        id={state === 'failed' ? toSvarId(cardKey) : undefined}
        aria-describedby={titleId}
        aria-disabled={state === 'deleting'}
      >
        {{ asking: tekster.jaFjern, deleting: tekster.sletter, failed: tekster.provIgjen }[state]}
      </Button>
    </PostForm>
  );
  return (
    <>
      <div className={styles['question']}>
        <p className={styles['ask']}>{tekster.vilDuFjerne}</p>
        <p className={styles['muted']}>{getConsequence(tilbud, belop)}</p>
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

function getConsequence(tilbud: Tilbud, { krPerManed }: Belop): string {
  const { maned } = getPakkepris(tilbud);
  return maned === undefined ? tekster.forsvinner : tekster.forsvinnerMedPris(krPerManed(maned));
}
