import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { CONSENT_COOKIE, parseConsent } from '@portal/contract/cookie-consent.ts';
import type { PageContext, RenderPage } from '@portal/contract/page.ts';

import { type Environment, PAGE_STREAM_LIMIT_MS } from '../config/environment.ts';
import { type Distributor, isLoginHost } from '../config/distributors.ts';
import { listFrameAncestors } from '../config/framing.ts';
import type { OversiktSettings } from '../config/oversikt-config.ts';
import type { Configuration } from '../config/configuration.ts';
import type { Answers } from '../http/answers.ts';
import type { SendRefusedForm } from '../http/commands.ts';
import '../http/request.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { hasSparebankintegrasjon } from '../session/has-sparebankintegrasjon.ts';
import type { LateForms } from '../session/late-forms.ts';
import type { Assets } from './assets.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';
import { toCompleteRefresh, toDocumentStart, toScript } from './document.ts';
import { createEncoder } from './encoder.ts';
import { createFindBeginning } from './find-beginning.ts';
import { sendPage } from './send-page.ts';
import { toSporing } from './sporing.ts';
import { findColorScheme } from './utseende.ts';

export interface PageDependencies {
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
  /** Our own pages show this one in a frame, besides whoever may frame those (the framed login page). */
  isFramedByOwn?: boolean;
  /** Instead of the distributor's own; one that web builds. */
  theme?: string | undefined;
  /** Instead of the page's own. */
  status?: number;
  /** Everything is awaited before the rest is sent: for browsers without script. */
  isComplete?: boolean;
}

export type PageSender = (
  request: FastifyRequest,
  reply: FastifyReply,
  options?: PageOptions,
) => Promise<FastifyReply>;

/** Renders a page and answers with it as a stream. A page that cannot be rendered is answered with the error page. */
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
    // The browser has left, say while its session was looked up: nobody is there to ask and render for.
    if (reply.raw.destroyed) return reply.hijack();
    const nonce = randomBytes(16).toString('base64');
    const requestContext = request.toContext();
    const openPage = answers.openPage(requestContext, { isComplete });
    let isLate = false;
    const closed = new AbortController();
    reply.raw.once('close', () => {
      // Else all has been sent, and there is nothing left to give up.
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
        nonce,
        onError,
      });
      return { page, beginning: await findBeginning(page) };
    };

    const sporing = toSporing(environment, parseConsent(request.cookies[CONSENT_COOKIE]));
    const colorScheme =
      context.colorScheme ?? findColorScheme(request, { https: environment.PUBLIC_URL.startsWith('https:') });
    const pageContext = {
      ...toOwnContext(request, lateForms),
      ...context,
      ...(hasSparebankintegrasjon(requestContext) && { hasSparebankintegrasjon: true }),
      ...(sporing && { sporing }),
      ...(colorScheme && { colorScheme }),
      ...(isComplete && { isComplete }),
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

    // Texts go on as they are, to be made bytes once, by the connection.
    const body = new PassThrough({ objectMode: true });
    const encoder = createEncoder(request.headers['accept-encoding'] ?? '', body);
    const frameAncestors = [
      ...(isFramedByOwn ? ["'self'"] : []),
      ...listFrameAncestors(request.distributor.framing, requestContext.isEmbedded),
    ];
    const formTargets = listFormTargets(environment, configuration.oversikt(), request.distributor);
    const { chatScript, consentScript } = request.distributor;
    const scriptSources = listOrigins([chatScript, consentScript]);
    const connectTargets = listOrigins([
      configuration.oversikt().apiHost,
      sporing?.analytics?.url,
      sporing?.errorReports?.dsn,
    ]);
    void reply
      .code(failed ? 500 : (status ?? page.status))
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding')
      // nginx would keep the opening until the page is whole.
      .header('x-accel-buffering', 'no')
      .header(
        'content-security-policy',
        toContentSecurityPolicy({ nonce, frameAncestors, formTargets, scriptSources, connectTargets }),
      );
    if (sporing?.errorReports?.profiles) void reply.header('document-policy', 'js-profiling');
    if (encoder.encoding !== undefined) void reply.header('content-encoding', encoder.encoding);

    const pageAssets = assets.forPage(theme ?? request.distributor.theme, page);
    const parts = {
      start: toDocumentStart({ title: page.title, assets: pageAssets, colorScheme, nonce }),
      script: toScript(pageAssets, nonce),
      completeRefresh: toCompleteRefresh(request.url),
    };
    sendPage(page, parts, encoder, {
      beginning,
      deadlineMs: isComplete ? undefined : environment.RENDER_DEADLINE_MS,
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
        // The head said otherwise and is sent; the log and the figures tell that it failed.
        void reply.code(500);
        body.destroy();
      },
    );
    return reply.send(body);
  };
}

function toOwnContext(
  { id, session, cookies }: FastifyRequest,
  { toOwner }: Pick<LateForms, 'toOwner'>,
): PageContext {
  return {
    correlationId: id,
    cookieConsent: parseConsent(cookies[CONSENT_COOKIE]),
    ...(session && {
      kfpSessionId: session.publicId,
      sessionExpiresIn: session.expiresIn,
      sessionEndsIn: session.endsIn,
      formToken: session.formToken,
      formOwner: toOwner(session),
    }),
  };
}

/** Origins that a form of ours ends at: the claims cases, and by redirect the identity provider and where a logout leads. */
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
  ]);
}

/** Paths of our own have none. */
function listOrigins(addresses: readonly (string | undefined)[]): string[] {
  return [
    ...new Set(addresses.flatMap((address) => (address === undefined ? [] : (findOrigin(address) ?? [])))),
  ];
}

/** Of the addresses of the configuration, which are few: each is taken apart once, not for every page. */
const origins = new Map<string, string | undefined>();

function findOrigin(address: string): string | undefined {
  if (!origins.has(address)) origins.set(address, URL.parse(address)?.origin);
  return origins.get(address);
}

/** Everything is awaited: a form that was posted comes from a browser whose script had not come, or never does. */
export function createRefusedFormSender(send: PageSender): SendRefusedForm {
  return (request, reply, formRefusal, status) =>
    send(request, reply, { status, isComplete: true, context: { formRefusal } });
}
