import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';

import type { SessionStatus } from '@portal/contract/auth.ts';
import { createClient } from '@portal/contract/client.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import type { OversiktConfig } from '@portal/contract/oversikt-config.ts';
import { fromKeyText, toKeyText } from '@portal/contract/query-key.ts';

import { App } from './app.tsx';
import { PAGE_FAILED, findApp } from './lib/as-it-stood.tsx';
import { awaitAnswer, listDelivered, readPageBlock, takeAnswer, whenPageEnds } from './lib/data-blocks.ts';
import { leaveEnded, leaveToOther } from './lib/leave-session.ts';
import { createQueryClient, toValue } from './lib/query-client.ts';
import { reportFailures } from './lib/report-failures.ts';
import { reportProblem } from './lib/report.ts';
import { mayScriptStart, noteScript } from './lib/script-state.ts';
import { recordSessionExpiry } from './lib/session-expiry.ts';
import { renderMissing } from './rendering/render-missing.ts';
import { choosePage } from './routes.tsx';

/** If something fails before hydration, the page stays as the server sent it. */
if (mayScriptStart())
  start().catch((error: unknown) => {
    noteScript('failed');
    reportProblem(PAGE_FAILED, { cause: error });
  });

async function start(): Promise<void> {
  const { context, pending, places, late = [] } = readPageBlock();
  const stillComing = new Set(pending);
  recordSessionExpiry(context.sessionExpiresIn, context.sessionEndsIn);
  const { kfpSessionId: id, formToken } = context;
  const session = id !== undefined && formToken !== undefined ? { id, formToken } : undefined;

  const call = reportFailures(
    createClient({
      getApiHost: () => client.getQueryData<OversiktConfig>(['getOversiktConfig'])?.runtime.apiHost ?? '',
      onSessionExpiresIn: recordSessionExpiry,
      session,
      onLoggedOut: (typed, path) =>
        session &&
        // The warning then leaves the page itself, for what ended the session is that nobody pressed in time.
        path !== endpoints.refreshSession.path &&
        leaveEnded(
          session.id,
          'utlogget',
          typed && import('./lib/send-late.ts').then(({ sendLate }) => sendLate(typed)),
        ),
      onOtherSession: leaveToOther,
    }),
  );

  const client = createQueryClient(async (key, signal) => {
    const [name, query] = key;
    const isComing = stillComing.delete(toKeyText(key));
    const delivered = takeAnswer(key) ?? (isComing ? await awaitAnswer(key) : undefined);
    return delivered === undefined
      ? call<unknown, undefined, undefined, unknown>(endpoints[name], { signal, ...(query && { query }) })
      : toValue(delivered);
  });

  await startTask();
  // The server's answers are read before the first render, so that no query is sent twice.
  await Promise.all(listDelivered().map((queryKey) => client.prefetchQuery({ queryKey })));
  // An answer that is read is no longer coming: asked for again, one that has failed would be fetched from the API.
  const asked = [...stillComing].map((text) => client.prefetchQuery({ queryKey: fromKeyText(text) }));
  const status = client.getQueryData<SessionStatus>(['getSessionStatus']);
  const config = client.getQueryData<OversiktConfig>(['getOversiktConfig']);
  const { page } = choosePage(window.location.pathname, context, status, config);
  await page.load();
  await startTask();
  startTransition(() => {
    hydrateRoot(
      findApp(),
      <App
        client={client}
        api={call}
        context={context}
        coming={{ getPlaces: () => places, getLate: () => late }}
        router={(children) => <Router>{children}</Router>}
        onStarted={() => noteScript('on')}
      />,
    );
  });
  // What the server has sent stands until the API has answered.
  void Promise.all([whenPageEnds(), ...asked]).then(renderMissing);
}

/** Yields to the browser before hydration: parsing the script has already blocked its main thread. */
function startTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
