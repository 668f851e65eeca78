import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { PAGE_STREAM_LIMIT_MS, type PageContext, type RenderPage } from '@portal/contract/page.ts';

import type { Environment } from '../config/environment.ts';
import type { Configuration } from '../config/configuration.ts';
import type { Answers } from '../core/answers.ts';
import type { SendRefusedForm } from '../http/command-routes.ts';
import '../http/request.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { LateForms } from '../session/late-forms.ts';
import type { Assets } from './assets.ts';
import { toCompleteRefresh, toDocumentStart, toScript } from './document.ts';
import { createEncoder } from './encoder.ts';
import { createFindBeginning } from './find-beginning.ts';
import { toPageContext } from './page-context.ts';
import { toPagePolicy } from './page-policy.ts';
import { createPlaceStyles } from './place-styles.ts';
import { sendPage } from './send-page.ts';

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
  /** The login in its frame: our own pages may frame it, besides those who may frame other pages, and it is never shed. */
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
    // The login in its frame is next to no work, and the page around it was let in.
    if (!isFramedByOwn && !(await request.admitPage(reply, isComplete))) return reply;
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

    const pageContext = toPageContext(
      request,
      { environment, lateForms },
      { context, isFramedByOwn, isComplete },
    );
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
    const pageAssets = assets.forPage(theme ?? request.distributor.theme, page, sprak);
    const { sporing, colorScheme, cookieConsent } = pageContext;
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
        toPagePolicy({
          nonce,
          environment,
          oversikt: configuration.oversikt(sprak),
          distributor: request.distributor,
          sporing,
          isEmbedded: requestContext.isEmbedded,
          isFramedByOwn,
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
        keepsForLong: cookieConsent?.functional === 'accepted',
        nonce,
        sprak,
      }),
      styles: createPlaceStyles(pageAssets.styles, nonce),
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

/** Complete pages: the form came from a browser without script, or before its script had loaded. */
export function createRefusedFormSender(send: PageSender): SendRefusedForm {
  return (request, reply, formRefusal, status) =>
    send(request, reply, { status, isComplete: true, context: { formRefusal } });
}
