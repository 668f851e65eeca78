import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';

import { SKADESAKER_REFERRER } from '@portal/contract/skadesaker-form.ts';

import { ScenePage } from '../../frame/scene-page.tsx';
import { LoginScene } from '../../drawings/scene.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { getSkadesakerLenkeUtenSkript, lenker } from '../../lib/lenker.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Loader } from '../../ui/loader.tsx';
import { WithoutScript } from '../../ui/without-script.tsx';
import { findTarget, getFormAction } from './get-form-action.ts';
import { tekster } from './tekster.nb.ts';
import { useJump } from './use-jump.ts';

export const title = tekster.tittel;

/** Sends the customer on to the claims cases with a form that submits itself. */
export function Page() {
  const target = findTarget(useSearch());
  const runtime = useAnswer('getOversiktConfig').data?.runtime;
  const fallbackUrl = runtime?.skadesakerFallbackUrl ?? lenker.oversikt;
  const { state, isSlow, token, start } = useJump(fallbackUrl);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state === 'leaving') form.current?.submit();
  }, [state]);

  return (
    <ScenePage scene={<LoginScene />} title={tekster.tittel}>
      {state === 'waiting' && (
        <>
          <Loader text={isSlow ? tekster.langsom : tekster.vent} />
          {isSlow && (
            <>
              <LinkButton href={fallbackUrl}>{tekster.apenSide}</LinkButton>
              <LinkButton href={lenker.oversikt} variant="tertiary">
                {tekster.tilOversikten}
              </LinkButton>
            </>
          )}
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${getSkadesakerLenkeUtenSkript(target)}`} />
          </noscript>
          <WithoutScript>
            <LinkButton href={getSkadesakerLenkeUtenSkript(target)}>{tekster.knapp}</LinkButton>
          </WithoutScript>
        </>
      )}
      {token === undefined ? (
        state === 'returned' && (
          <>
            <p>{tekster.tilbake}</p>
            <Button onClick={start}>{tekster.knapp}</Button>
            <LinkButton href={lenker.oversikt} variant="tertiary">
              {tekster.tilOversikten}
            </LinkButton>
          </>
        )
      ) : (
        <>
          <p>{state === 'leaving' ? tekster.vent : tekster.klar}</p>
          <form
            ref={form}
            method="post"
            target="_top"
            action={getFormAction(runtime?.skadesakerJumpUrl ?? '', target)}
          >
            <input type="hidden" name="referrer" value={SKADESAKER_REFERRER} />
            <input type="hidden" name="jumpsst" value={token} />
            <Button type="submit">{tekster.knapp}</Button>
          </form>
        </>
      )}
    </ScenePage>
  );
}
