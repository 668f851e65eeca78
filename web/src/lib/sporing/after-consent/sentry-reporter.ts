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

import { removeStored } from '../../cookie-consent/remove-stored.ts';
import { maskUrl } from './mask.ts';
import { maskRecording } from './mask-recording.ts';
import { maskReport } from './mask-report.ts';
import type { ErrorReporter } from './run-sporing.ts';
import { ignoredErrors, PROFILES, REPLAYS_ON_ERROR, replaysOfSessions, TRACES } from './sampling.ts';

/** The running build, by the hash in the name of its first script; undefined if it has none. */
export function findRelease(): string | undefined {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type="module"][src]') ?? {};
  return /[-.]([\w-]{8})\.js$/.exec(src)?.[1];
}

/** Attributes that may contain a name. The library does not mask link targets: see `maskRecording`. */
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
    // As a whole, so that it passes `beforeSendTransaction`; streamed spans would not.
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
    // Keeps the service's headers off our own calls.
    tracePropagationTargets: [],
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ dom: false, fetch: true, history: true, xhr: false }),
      // Without INP, which names each slow press by its element, also on what only some customers are shown.
      browserTracingIntegration({ enableInp: false }),
      ...(profiles ? [browserProfilingIntegration()] : []),
    ],
    beforeSend: (event) => ({ ...maskReport(event), request: { url: maskUrl(window.location.href) } }),
    beforeSendTransaction: maskReport,
    beforeBreadcrumb: maskReport,
  };
}

/** Set after a no: the transport then drops everything that the library still sends. */
let isOver = false;

/** The last filter: recordings, profiles and measured clicks pass no hook. */
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

/** Creates the error reporter. Only to be loaded after a yes to statistics. */
export function createErrorReporter(settings: NonNullable<Sporing['errorReports']>): ErrorReporter {
  const client = getClient() ?? init(createOptions({ ...settings, release: findRelease() }));
  if (client === undefined) throw new Error('Error reports cannot be sent from here');
  client.getOptions().enabled = true;
  isOver = false;
  // Recordings have an event of their own, which passes no other hook.
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
      // Once stopped it stays off until the next page, so that a recording never mixes allowed and forbidden screens.
      else if (replay === undefined) client.addIntegration(createReplay());
    },
    stop() {
      // Before the recording stops, because stopping flushes its buffer.
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
    // A worker would need a weaker CSP (blob scripts).
    useCompression: false,
    stickySession: false,
  });
}
