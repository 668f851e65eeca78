import {
  type BrowserOptions,
  breadcrumbsIntegration,
  browserProfilingIntegration,
  browserTracingIntegration,
  captureException,
  captureMessage,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  getClient,
  getReplay,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/react';

import type { Sporing } from '@portal/contract/sporing.ts';

import { removeStored } from '../consent/remove-stored.ts';
import { maskUrl } from './mask.ts';
import { maskRecording } from './mask-recording.ts';
import { maskReport } from './mask-report.ts';
import type { ErrorReporter } from './measure.ts';
import { ignoredErrors, PROFILES, REPLAYS_ON_ERROR, replaysOfSessions, TRACES } from './sampling.ts';

/** The build that runs here, by the hash in the name of its first script; undefined where it has none. */
export function findRelease(): string | undefined {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type="module"][src]') ?? {};
  return /[-.]([\w-]{8})\.js$/.exec(src)?.[1];
}

/** Attributes that may hold a name. Those that lead somewhere the library leaves as they are: see `maskRecording`. */
const maskAttributes = ['title', 'placeholder', 'aria-label', 'alt', 'value', 'content'];

/** Exported for the tests. */
export function createOptions({
  dsn,
  trafficLevel,
  environment,
  profiles,
  release,
}: NonNullable<Sporing['errorReports']> & { release?: string | undefined }): BrowserOptions {
  return {
    dsn,
    environment,
    release,
    transport: makeMaskingTransport,
    tracesSampleRate: TRACES,
    profileSessionSampleRate: PROFILES,
    profileLifecycle: 'trace',
    replaysSessionSampleRate: replaysOfSessions[trafficLevel],
    replaysOnErrorSampleRate: REPLAYS_ON_ERROR,
    // Whole, so that it passes `beforeSendTransaction`; piece by piece it would not.
    traceLifecycle: 'static',
    ignoreErrors: ignoredErrors,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    sendClientReports: false,
    // Our own calls get no headers of the service's.
    tracePropagationTargets: [],
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ dom: false, fetch: true, history: true, xhr: false }),
      browserTracingIntegration(),
      ...(profiles ? [browserProfilingIntegration()] : []),
    ],
    beforeSend: (event) => ({ ...maskReport(event), request: { url: maskUrl(window.location.href) } }),
    beforeSendTransaction: maskReport,
    beforeBreadcrumb: maskReport,
  };
}

/** After a no: what the library still holds is thrown away here, whichever part of it would send it. */
let isOver = false;

/** The last door: recordings, profiles and measured presses pass no hook. */
function makeMaskingTransport(options: Parameters<typeof makeFetchTransport>[0]) {
  const transport = makeFetchTransport(options);
  type Envelope = Parameters<typeof transport.send>[0];
  type Item = Envelope[1][number];
  return {
    ...transport,
    send: ([head, items]: Envelope) =>
      isOver ? Promise.resolve({}) : transport.send([head, (items as Item[]).map(maskItem)] as Envelope),
  };

  function maskItem([about, content]: Item): Item {
    if (about.type !== 'replay_recording') return [about, maskReport(content)] as Item;
    const masked = maskRecording(typeof content === 'string' ? content : '');
    return [{ ...about, length: new TextEncoder().encode(masked).length }, masked];
  }
}

/** The error reports' service. Only to be loaded after a yes to statistics. */
export function createErrorReporter(settings: NonNullable<Sporing['errorReports']>): ErrorReporter {
  const client = getClient() ?? init(createOptions({ ...settings, release: findRelease() }));
  if (client === undefined) throw new Error('Error reports cannot be sent from here');
  client.getOptions().enabled = true;
  isOver = false;
  // Recordings come with an event of their own, which passes no other hook.
  client.addEventProcessor((event) => (event.type === 'replay_event' ? maskReport(event) : event));

  return {
    report({ message, failure, cause }) {
      const extra = { ...(failure && { failure }) };
      if (cause instanceof Error) captureException(new Error(message, { cause }), { extra });
      else captureMessage(message, { level: 'error', extra });
    },
    setReplayAllowed(isAllowed) {
      const replay = getReplay();
      if (!isAllowed) void replay?.stop();
      // Once it has been stopped it stays so until the next page: no mix of what may and may not be seen.
      else if (replay === undefined) client.addIntegration(createReplay());
    },
    stop() {
      // Before the recording, which sends what it holds as it stops.
      isOver = true;
      client.getOptions().enabled = false;
      void getReplay()?.stop().then(removeStored);
      removeStored();
    },
  };
}

function createReplay() {
  return replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes,
    networkCaptureBodies: false,
    // A worker would need a policy that lets pages make scripts of their own.
    useCompression: false,
    stickySession: false,
  });
}
