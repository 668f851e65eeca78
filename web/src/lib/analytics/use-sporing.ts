import { useEffect, useRef } from 'react';

import type { ErrorReporter } from '../error-reports/sentry-reporter.ts';
import { isReplayAllowed } from '../error-reports/sampling.ts';
import { useAnswer, usePeekedAnswer } from '../answers.tsx';
import { useFindClient } from '../api.tsx';
import { removeStored } from '../consent/remove-stored.ts';
import { useConsentState } from '../consent/use-consent-state.ts';
import { lenker } from '../lenker.ts';
import { usePageContext } from '../page-context.tsx';
import { refuseReports, setReportSink } from '../report.ts';
import { createKnappeklikk, createSidevisning, createSkjemainput } from './events.ts';
import { analytics, track } from './track.ts';

/**
 * Measures what the customer agreed to, and nothing else: events and error reports begin with a yes to statistics and
 * end with a no (ANA-17 to ANA-21). The services' code is loaded then, not before.
 */
export function useSporing({
  pathname,
  search,
  isLoggedIn,
}: {
  pathname: string;
  search: string;
  isLoggedIn: boolean;
}): void {
  const { sporing } = usePageContext();
  const call = useFindClient();
  const client = useAnswer('getClientContext').data;
  const { consentScript, nettbankUrl } = client?.info ?? {};
  const state = useConsentState(client?.shortname, URL.parse(consentScript ?? nettbankUrl ?? '')?.origin);
  const isLoMedlem = usePeekedAnswer('getKunde')?.isLoMedlem;
  const mayReplay = isReplayAllowed({ pathname, search, profilPath: lenker.profil, isLoMedlem });
  const reporter = useRef<ErrorReporter>(undefined);
  const replayWish = useRef(false);

  useEffect(() => {
    replayWish.current = mayReplay;
    reporter.current?.setReplayAllowed(mayReplay);
  }, [mayReplay]);

  useEffect(() => {
    const settings = sporing?.analytics;
    const load = async () => {
      const { loadTracker } = await import('./load-services.ts');
      if (settings === undefined) throw new Error('No analytics are configured');
      return loadTracker(settings, isLoggedIn ? call : undefined);
    };
    analytics.setConsent(settings === undefined ? 'OPTED_OUT' : state, load);
  }, [sporing, state, isLoggedIn, call]);

  useEffect(() => {
    const settings = sporing?.errorReports;
    if (state !== 'OPTED_IN' || settings === undefined) {
      if (state === 'OPTED_OUT') removeStored();
      if (state === 'OPTED_OUT' || settings === undefined) refuseReports();
      return undefined;
    }
    let isOver = false;
    const start = async () => {
      const { loadErrorReporter } = await import('./load-services.ts');
      const loaded = await loadErrorReporter(settings);
      if (isOver) return loaded.stop();
      reporter.current = loaded;
      loaded.setReplayAllowed(replayWish.current);
      return setReportSink(loaded.report);
    };
    start().catch(refuseReports);
    return () => {
      isOver = true;
      setReportSink(undefined);
      reporter.current?.stop();
      reporter.current = undefined;
    };
  }, [sporing, state]);

  useEffect(() => {
    track(createSidevisning({ href: window.location.origin + pathname }));
  }, [pathname]);
  useEffect(listenForChoices, []);
}

/**
 * Presses and choices that are measured say so in the markup, by a name of ours: `data-knapp` on a link or a button
 * (ANA-03), `data-felt` on a choice (ANA-09, OD-40). What stands on them or was typed is never read.
 */
function listenForChoices(): () => void {
  const onClick = ({ target }: Event) => {
    const knapp = target instanceof Element ? target.closest<HTMLElement>('[data-knapp]') : null;
    const navn = knapp?.dataset['knapp'];
    if (knapp === null || navn === undefined) return;
    const { produkt } = knapp.dataset;
    track(
      createKnappeklikk({
        href: window.location.href,
        type: knapp.tagName === 'A' ? 'lenke' : 'knapp',
        navn,
        hendelse: 'klikk',
        id: navn,
        ...(produkt !== undefined && { produkt }),
      }),
    );
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !['radio', 'checkbox'].includes(target.type)) return;
    const felt = target.closest<HTMLElement>('[data-felt]')?.dataset['felt'];
    if (felt === undefined) return;
    track(createSkjemainput({ felt, verdi: target.type === 'radio' ? target.value : target.checked }));
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('change', onChange, { capture: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('change', onChange, { capture: true });
  };
}
