import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { compile as compileProxies } from '@fastify/proxy-addr';
import type { Provider } from '@openfeature/server-sdk';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import { avtalerResponseSchema } from '@portal/contract/avtaler.ts';
import { betalingerResponseSchema } from '@portal/contract/kostnader.ts';
import type { RenderPage } from '@portal/contract/page.ts';
import type { Configuration } from './config/configuration.ts';
import type { Environment } from './config/environment.ts';
import { isHttps } from './config/is-https.ts';
import { registerPostnummerRoute } from './features/adresse/postnummer-route.ts';
import { readPostnummer } from './features/adresse/postnummer.ts';
import { registerKalenderRoute } from './features/kostnader/kalender-route.ts';
import { registerLastNedRoute } from './features/last-ned/last-ned-route.ts';
import { registerSamlingSkjema } from './features/last-ned/skjema-route.ts';
import { registerJumpPage } from './features/skadesaker/jump-page.ts';
import { registerRedeemRoute } from './features/skadesaker/redeem-route.ts';
import { createFileProvider } from './flags/file-provider.ts';
import { openFlags } from './flags/open-flags.ts';
import { withoutPort } from './core/address-block.ts';
import { createAnswers } from './core/answers.ts';
import { logFailure } from './core/log-failure.ts';
import { registerCommands } from './http/command-routes.ts';
import { createConnections } from './http/connections.ts';
import { createCorrelationId } from './core/correlation-id.ts';
import { registerErrorHandler } from './http/error-handler.ts';
import { type Draining, registerDraining } from './http/draining.ts';
import { PortalError } from './core/errors.ts';
import { registerForgeryGuard } from './http/forgery-guard.ts';
import { registerHealth } from './http/health.ts';
import { createLoadMeter } from './http/load-meter.ts';
import { registerLoadShedding } from './http/load-shedding.ts';
import { registerJsonBody } from './http/json-body.ts';
import { registerQueryRoutes } from './http/query-routes.ts';
import { registerRequestContext } from './http/request-context.ts';
import { registerRequestEnd } from './http/request-end.ts';
import { createRequestLog } from './http/request-log.ts';
import { createRequestTracing } from './http/request-tracing.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { createRunCommand } from './http/run-command.ts';
import { createToldOnce } from './http/told-once.ts';
import { createUnreadableRequests } from './http/unreadable-request.ts';
import { createWriteLimits } from './core/write-limit.ts';
import type { Metrics } from './metrics/metrics.ts';
import { MAX_NUMBER_LENGTH } from './outside/limits.ts';
import type { OutsideClient } from './outside/outside-client.ts';
import { type Assets, registerAssets } from './pages/assets.ts';
import { createErrorPageSender } from './pages/error-page.ts';
import { registerCatalogue } from './pages/catalogue-route.ts';
import { registerPages } from './pages/page-routes.ts';
import { registerOwnCookies } from './pages/own-cookies.ts';
import { toPlainErrorPage } from './pages/plain-error-page.ts';
import { toPlainPagePolicy } from './pages/plain-page.ts';
import { registerSprakForm } from './pages/sprak.ts';
import { registerBelopForm } from './pages/skjulte-belop.ts';
import { registerUtseendeForm } from './pages/utseende.ts';
import { registerSprak } from './http/sprak.ts';
import { createPageSender, createRefusedFormSender } from './pages/page-sender.ts';
import type { Parts } from './parts.ts';
import { listQueriesAndCommands } from './queries-and-commands.ts';
import type { Database } from './persistence/database.ts';
import { createLateForms } from './session/late-forms.ts';
import { registerSession } from './session/register-session.ts';
import { toReferences, type Tracing, untraced } from './tracing/tracing.ts';

const BODY_LIMIT_BYTES = 32 * 1024;
/** From the first byte of a request to its last. */
const REQUEST_TIMEOUT_MS = 15_000;
/**
 * How long an idle connection is kept. Longer than load balancers keep theirs (Google 600 s, AWS 60 s): they must be
 * the ones to close it, or they may send a request on a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 620_000;
/** Time to render a page once it no longer waits for outside systems; it normally takes a fraction of this. */
const PAGE_LATE_MS = 150;

export interface Dependencies {
  environment: Environment;
  configuration: Configuration;
  database: Database;
  outside: OutsideClient;
  /** Shared with the jobs. */
  parts: Parts;
  /** What pages need; left out, only the API is served. */
  pages?: { render: RenderPage; assets: Assets };
  /** Left out when nobody reads metrics. */
  metrics?: Metrics;
  draining?: Draining;
  /** Who decides the feature flags; left out, the operator's files. */
  flagProvider?: Provider | undefined;
  /** Left out when nothing is recorded. */
  tracing?: Tracing;
  logger: FastifyBaseLogger;
  now: () => Date;
}

/** The whole portal as one Fastify app, ready to listen. Closing it does not close its dependencies. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { environment, configuration, outside, parts, metrics, draining, logger } = dependencies;
  const { tracing = untraced } = dependencies;
  const https = isHttps(environment.PUBLIC_URL);
  const unreadable = createUnreadableRequests({
    https,
    toPage: (id) => ({ markup: toPlainErrorPage(id), policy: toPlainPagePolicy(undefined) }),
  });
  const isListed = compileProxies(environment.trustProxy);
  const isProxy = (address: string, hop: number): boolean => isListed(withoutPort(address), hop);
  const requestTracing = createRequestTracing({
    tracing,
    isTrusted: (address) => environment.TRUST_TRACEPARENT === 'true' && isProxy(address, 0),
  });
  const app = Fastify({
    loggerInstance: logger,
    genReqId: createCorrelationId,
    childLoggerFactory: requestTracing.createLogger,
    // A URL may contain what a customer typed. The fields that are logged of a request are chosen in
    // http/request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: environment.trustProxy.length > 0 ? isProxy : false,
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (handle) =>
      createConnections(handle, {
        requestTimeoutMs: REQUEST_TIMEOUT_MS,
        keepAliveMs: KEEP_ALIVE_MS,
        refuse: unreadable.end,
      }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_NUMBER_LENGTH },
    // Requests that arrive during shutdown are still answered: the load balancer may not know yet that we are stopping.
    return503OnClosing: false,
    frameworkErrors: unreadable.answer,
    clientErrorHandler: unreadable.refuse,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerJsonBody(app);

  const lateForms = createLateForms(parts.session);
  const toldOnce = createToldOnce({ https });
  const postnummer = readPostnummer();
  const flags = openFlags(dependencies.flagProvider ?? createFileProvider(configuration), logger);
  app.addHook('onClose', flags.close);
  const { queries, commands, avtaler, betalinger, createJumpToken } = listQueriesAndCommands({
    ...dependencies,
    flags,
    postnummer,
  });
  const answers = createAnswers(
    queries,
    (error, { correlationId }) =>
      logFailure(logger, error, { message: 'query failed', ...toReferences(correlationId) }),
    { onShared: outside.join, tracing },
  );
  const load = createLoadMeter();
  app.addHook('onClose', async () => load.close());
  const sendPage =
    dependencies.pages &&
    createPageSender({ ...dependencies, answers, ...dependencies.pages, isBusy: load.isBusy, lateForms });

  registerErrorHandler(app, sendPage && createErrorPageSender(sendPage));
  const logEnd = createRequestLog();
  registerRequestEnd(app, (end, request) => {
    logEnd(end, request.log);
    requestTracing.answered(request.raw, end);
    metrics?.answered(end);
  });
  requestTracing.register(app);
  if (draining !== undefined) registerDraining(app, draining);
  registerRequestContext(app, dependencies);
  registerSprak(app, { https });
  // Before load shedding, so that refused requests get the headers too.
  registerSecurityHeaders(app, { https });
  const shedding = registerLoadShedding(app, {
    pagesAtOnce: environment.PAGES_AT_ONCE,
    lateAfterMs: environment.RENDER_DEADLINE_MS + PAGE_LATE_MS,
    toBusyPage: ({ id, distributor, sprak }) => ({
      markup: toPlainErrorPage(id, 'busy', sprak),
      policy: toPlainPagePolicy(distributor.framing),
    }),
    onShed: metrics?.shed,
  });
  metrics?.watchPagesUnderWay(shedding.countUnderWay);
  metrics?.watchConfiguration(() => configuration.problems().length);
  metrics?.watchConsents(() => parts.samtykke.repository.countWaiting(dependencies.now()));
  metrics?.watchNotices(() => parts.varsling.repository.countWaiting(dependencies.now()));
  await app.register(cookie);
  await app.register(formbody);
  if (environment.APP_ENV === 'dev') {
    // No customer's portal needs it in memory.
    const { registerApiDocs, registerApiDocsPage } = await import('./http/api-docs.ts');
    await registerApiDocs(app);
    await registerApiDocsPage(app);
  }
  registerHealth(app, dependencies);
  registerSecurityTxt(app, configuration);
  registerSession(app, { ...parts.session, audit: parts.audit }, metrics?.loginEnded);
  shedding.shareByCustomer();
  registerForgeryGuard(app, new URL(environment.PUBLIC_URL).protocol);
  registerQueryRoutes(app, queries, answers);
  const runCommand = createRunCommand({
    answers,
    audit: parts.audit,
    writeLimits: createWriteLimits(dependencies),
  });
  registerCommands(app, commands, {
    runCommand,
    lateForms,
    toldOnce,
    sendRefusedForm: sendPage && createRefusedFormSender(sendPage),
  });
  registerKalenderRoute(app, {
    ...dependencies,
    toldOnce,
    getBetalinger: async (context) =>
      betalingerResponseSchema.parse(await answers.get(betalinger, {}, context)),
    getAvtaler: async (context) => avtalerResponseSchema.parse(await answers.get(avtaler, {}, context)),
  });
  registerPostnummerRoute(app, postnummer);
  registerSamlingSkjema(app);
  registerRedeemRoute(
    app,
    parts.session.jumpTokens,
    [environment.OUTSIDE_SKADESAKER_TOKEN, environment.OUTSIDE_SKADESAKER_OTHER_TOKEN].filter(
      (token) => token !== undefined,
    ),
  );
  if (dependencies.pages && sendPage) {
    await registerAssets(app, dependencies.pages.assets, environment.KEPT_ASSETS_DIR);
    registerJumpPage(app, {
      sendPage,
      createJumpToken: (request) => runCommand(createJumpToken, request, {}),
      configuration,
    });
    registerLastNedRoute(app, {
      ...dependencies,
      ...dependencies.pages,
      ...parts,
      distributors: configuration.distributors,
      innlogginger: parts.session.innlogginger,
      answers,
      toldOnce,
    });
    registerUtseendeForm(app, { https });
    registerBelopForm(app, { https });
    registerSprakForm(app, { https, lateForms });
    registerOwnCookies(app, { https });
    if (environment.APP_ENV === 'dev') registerCatalogue(app, sendPage, dependencies.pages.assets);
    registerPages(app, sendPage, { lateForms, toldOnce });
  }
  app.setNotFoundHandler(() => {
    throw new PortalError('FINNES_IKKE');
  });
  return app;
}
