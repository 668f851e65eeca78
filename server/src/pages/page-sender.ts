import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { CONSENT_COOKIE, parseConsent } from '@portal/contract/cookie-consent.ts';
import { USUAL_IDENTITY_PROVIDER } from '@portal/contract/identity-provider.ts';
import { PAGE_STREAM_LIMIT_MS, type PageContext, type RenderPage } from '@portal/contract/page.ts';
import { FRAMED_PARAMETER } from '@portal/contract/paths.ts';

import type { Environment } from '../config/environment.ts';
import { type Distributor, isLoginHost } from '../config/distributors.ts';
import { listFrameAncestors } from '../config/framing.ts';
import { isHttps } from '../config/is-https.ts';
import type { OversiktSettings } from '../config/oversikt-config.ts';
import type { Configuration } from '../config/configuration.ts';
import type { Answers } from '../core/answers.ts';
import type { SendRefusedForm } from '../http/command-routes.ts';
import '../http/request.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { hasSparebank } from '../session/has-sparebank.ts';
import { getMarketSource } from '../session/market-source.ts';
import type { LateForms } from '../session/late-forms.ts';
import type { Assets } from './assets.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';
import { listStyleHashes, toCompleteRefresh, toDocumentStart, toScript } from './document.ts';
import { createEncoder } from './encoder.ts';
import { createFindBeginning } from './find-beginning.ts';
import { sendPage } from './send-page.ts';
import { toSporing } from './sporing.ts';
import { hidesBelop } from './skjulte-belop.ts';
import { findColorScheme } from './utseende.ts';
import { toSprakContext } from './sprak.ts';

interface PageDependencies {
  environment: Environment;
  configuration: Configuration;
  answers: Answers;
  assets: Assets;
  render: RenderPage;
  isBusy: () => boolean;
  lateForms: Pick<LateForms, 'toOwner'>;
  metrics?: Pick<Metrics, 'pageSent'> | undefined;
}

export interface PageOptions {
  context?: Partial<PageContext>;
  /** Our own pages may frame this one, besides those who may frame other pages (the framed login page). */
  isFramedByOwn?: boolean;
  /** Replaces the distributor's own theme; must be one that web has built. */
  theme?: string | undefined;
  /** Replaces the page's own status. */
  status?: number;
  /** Everything is awaited before the rest is sent: for browsers without script. */
  isComplete?: boolean;
}

export type PageSender = (
  request: FastifyRequest,
  reply: FastifyReply,
  options?: PageOptions,
) => Promise<FastifyReply>;

/** Renders a page and streams it as the answer. If it cannot be rendered, answers with the error page. */
export function createPageSender({
  environment,
  configuration,
  answers,
  assets,
  render,
  isBusy,
  lateForms,
  metrics,
}: PageDependencies): PageSender {
  const findBeginning = createFindBeginning(isBusy);
  return async (
    request,
    reply,
    { context = {}, isFramedByOwn = false, theme, status, isComplete = false } = {},
  ) => {
    // The browser has disconnected, for example during the session lookup: do not render for nobody.
    if (reply.raw.destroyed) return reply.hijack();
    if (!(await request.admitPage(reply, isComplete))) return reply;
    const nonce = randomBytes(16).toString('base64');
    const { sprak } = request;
    const requestContext = request.toContext();
    const openPage = answers.openPage(requestContext, { isComplete });
    let isLate = false;
    const closed = new AbortController();
    reply.raw.once('close', () => {
      // Otherwise everything has been sent, and there is nothing to give up.
      if (!reply.raw.writableFinished) closed.abort();
      openPage.close(isLate);
    });
    const onError = (error: unknown): void =>
      request.log.error({ err: error }, 'page could not be rendered whole');
    const renderWith = async (pageContext: PageContext) => {
      const page = await render({
        url: request.url,
        context: pageContext,
        answer: openPage.settle,
        findParts: openPage.findParts,
        antallAvtaler: request.session?.antallAvtaler,
        nonce,
        sprak,
        onError,
      });
      return { page, beginning: await findBeginning(page) };
    };

    const sporing = toSporing(environment, parseConsent(request.cookies[CONSENT_COOKIE]));
    const own = { https: isHttps(environment.PUBLIC_URL) };
    const colorScheme = context.colorScheme ?? findColorScheme(request, own);
    const pageContext = {
      ...toOwnContext(request, lateForms),
      ...toSprakContext(request, own),
      ...context,
      ...(hasSparebank(requestContext) && { hasSparebank: true }),
      ...(sporing && { sporing }),
      ...(colorScheme && { colorScheme }),
      ...(hidesBelop(request, own) && { skjulerBelop: true }),
      ...(isComplete && { isComplete }),
      ...(environment.OIDC_DISPLAY_NAME !== USUAL_IDENTITY_PROVIDER && {
        identityProvider: environment.OIDC_DISPLAY_NAME,
      }),
      ...(isInBankFrame(request, { isEmbedded: requestContext.isEmbedded, isFramedByOwn }) && {
        isFramed: true,
      }),
      ...(request.session === undefined &&
        !isLoginHost(environment.PUBLIC_URL, request.distributor, request.hostname) && {
          isStrangeHost: true,
        }),
    };
    let rendered: Awaited<ReturnType<typeof renderWith>>;
    let failed = false;
    try {
      rendered = await renderWith(pageContext);
    } catch (error) {
      onError(error);
      failed = true;
      rendered = await renderWith({ ...pageContext, failure: 'uncaught' });
    }
    const { page, beginning } = rendered;

    const encoder = createEncoder(request.headers['accept-encoding'] ?? '');
    const frameAncestors = [
      ...(isFramedByOwn ? ["'self'"] : []),
      ...listFrameAncestors(request.distributor.framing, requestContext.isEmbedded),
    ];
    const formTargets = listFormTargets(environment, configuration.oversikt(sprak), request.distributor);
    const pageAssets = assets.forPage(theme ?? request.distributor.theme, page, sprak);
    const { chatScript, consentScript } = request.distributor;
    const scriptSources = listOrigins([chatScript, consentScript]);
    const connectTargets = listOrigins([
      configuration.oversikt().apiHost,
      sporing?.tracker?.url,
      sporing?.errorReports?.dsn,
    ]);
    void reply
      .code(failed ? 500 : (status ?? page.status))
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', sprak)
      .header('vary', 'accept-encoding')
      // nginx would buffer the opening until the page is complete.
      .header('x-accel-buffering', 'no')
      .header(
        'content-security-policy',
        toContentSecurityPolicy({
          nonce,
          styleHashes: listStyleHashes(pageAssets),
          frameAncestors,
          formTargets,
          scriptSources,
          connectTargets,
        }),
      );
    if (sporing?.errorReports?.profiles) void reply.header('document-policy', 'js-profiling');
    if (encoder.encoding !== undefined) void reply.header('content-encoding', encoder.encoding);

    const parts = {
      start: toDocumentStart({
        title: page.getTitle(),
        headScript: page.headScript,
        assets: pageAssets,
        colorScheme,
        nonce,
        sprak,
      }),
      stylesBelow: pageAssets.stylesBelow.element,
      script: toScript(pageAssets, nonce),
      completeRefresh: toCompleteRefresh(request.url),
    };
    sendPage(page, parts, encoder, {
      beginning,
      deadlineMs: isComplete ? undefined : environment.RENDER_DEADLINE_MS,
      // A page that is sent in parts costs more, so a busy process waits for the deadline.
      pauseMs: isComplete || isBusy() ? undefined : environment.RENDER_PAUSE_MS,
      limitMs: PAGE_STREAM_LIMIT_MS,
      signal: closed.signal,
      onLate: () => {
        isLate = true;
      },
      onMainSent: () => {
        request.leaveCount();
        metrics?.pageSent('main', reply.elapsedTime / 1000);
      },
    }).then(
      () => metrics?.pageSent('whole', reply.elapsedTime / 1000),
      (error: unknown) => {
        onError(error);
        // The status line is already sent as 200; log and metrics record the failure.
        void reply.code(500);
        encoder.body.destroy();
      },
    );
    if (!isBusy()) reply.raw.once('pipe', () => setImmediate(sendHeaders, reply.raw, encoder.body));
    return reply.send(encoder.body);
  };
}

/**
 * Before anything of the page is compressed: a slow phone prepares for a page for 40 ms, now while that is on its way.
 * Not of a page that has failed by then: that is answered with the error page.
 */
function sendHeaders(response: ServerResponse, body: Readable): void {
  if (!body.destroyed) response.flushHeaders();
}

/**
 * Whether the page is in the web bank's frame, and that has an address to return to. The framed login page is always in
 * a frame, so its address decides; so does that of the login page after a failed login, which fills the window.
 */
function isInBankFrame(
  { headers, query, distributor }: FastifyRequest,
  { isEmbedded, isFramedByOwn }: { isEmbedded: boolean; isFramedByOwn: boolean },
): boolean {
  if (isEmbedded || distributor.framing?.pageUrl === undefined) return false;
  return FRAMED_PARAMETER in (query as object) || (!isFramedByOwn && headers['sec-fetch-dest'] === 'iframe');
}

function toOwnContext(
  { id, session, cookies, query, distributor: { shortname } }: FastifyRequest,
  { toOwner }: Pick<LateForms, 'toOwner'>,
): PageContext {
  return {
    correlationId: id,
    cookieConsent: parseConsent(cookies[CONSENT_COOKIE]),
    ...(session && {
      kfpSessionId: session.publicId,
      sessionExpiresIn: session.getExpiresIn(),
      sessionEndsIn: session.endsIn,
      formToken: session.getFormToken(),
      formOwner: toOwner(session),
      marketSource: getMarketSource({
        query: query as object,
        shortname,
        loginContext: session.loginContext,
      }),
      ...(session.antallTilbud && { antallTilbud: session.antallTilbud }),
    }),
  };
}

/** Origins that our forms lead to: the claims cases and, by redirect, the identity provider and the targets of login and logout. */
function listFormTargets(
  environment: Environment,
  { skadesakerJumpUrl }: OversiktSettings,
  distributor: Distributor,
): string[] {
  return listOrigins([
    skadesakerJumpUrl,
    environment.OIDC_ISSUER,
    distributor.loggUtUrl,
    ...distributor.loggUtGoto,
    distributor.framing?.pageUrl,
  ]);
}

/** Our own paths have no origin. */
function listOrigins(addresses: readonly (string | undefined)[]): string[] {
  return [
    ...new Set(addresses.flatMap((address) => (address === undefined ? [] : (findOrigin(address) ?? [])))),
  ];
}

/** Addresses of the configuration are few: each is parsed once, not for every page. */
const origins = new Map<string, string | undefined>();

function findOrigin(address: string): string | undefined {
  if (!origins.has(address)) origins.set(address, URL.parse(address)?.origin);
  return origins.get(address);
}

/** Complete pages: the form came from a browser without script, or before its script had loaded. */
export function createRefusedFormSender(send: PageSender): SendRefusedForm {
  return (request, reply, formRefusal, status) =>
    send(request, reply, { status, isComplete: true, context: { formRefusal } });
}
