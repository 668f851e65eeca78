import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { PageContext, RenderPage, RenderedPage } from '@portal/contract/page.ts';
import { BASE_PATH, FORSIKRING_PATH } from '@portal/contract/paths.ts';

import { type Environment, PAGE_STREAM_LIMIT_MS } from '../config/environment.ts';
import type { Distributor } from '../config/distributors.ts';
import type { Answers } from '../http/answers.ts';
import '../http/request.ts';
import type { Assets } from './assets.ts';
import { type FramedBy, toContentSecurityPolicy } from './content-security-policy.ts';
import { toCompleteRefresh, toDocumentStart, toScript } from './document.ts';
import { createEncoder } from './encoder.ts';
import { toReturnPathOfReferer } from './return-path.ts';
import { sendPage } from './send-page.ts';

export interface PageDependencies {
  environment: Environment;
  answers: Answers;
  assets: Assets;
  render: RenderPage;
}

/** Everything a browser opens: the app's pages under the base path, and the framed login page. */
export function registerPages(app: FastifyInstance, dependencies: PageDependencies): void {
  const open = (request: FastifyRequest, reply: FastifyReply) =>
    answerWithPage(request, reply, dependencies, 'nobody');
  app.get(BASE_PATH, open);
  app.get(`${BASE_PATH}/*`, open);
  app.get('/auth/frame', (request, reply) => answerWithPage(request, reply, dependencies, 'self'));
  // RTE-09: invoices live beside the portal, with a login of their own.
  app.get(`${BASE_PATH}/betaling`, (_request, reply) => reply.redirect(`${FORSIKRING_PATH}/betaling`));
  for (const path of ['/', FORSIKRING_PATH, `${FORSIKRING_PATH}/`])
    app.get(path, (_request, reply) => reply.redirect(BASE_PATH));
}

async function answerWithPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { environment, answers, assets, render }: PageDependencies,
  framedBy: FramedBy,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const context = request.toContext();
  const onError = (error: unknown): void =>
    request.log.error({ err: error }, 'page could not be rendered whole');
  const ask = (pageContext: PageContext): Promise<RenderedPage> =>
    render({
      url: request.url,
      context: pageContext,
      answer: (name) => answers.settle(name, context),
      nonce,
      onError,
    });

  const pageContext = toPageContext(request, framedBy);
  let status: number;
  let page: RenderedPage;
  try {
    page = await ask(pageContext);
    status = page.status;
  } catch (error) {
    onError(error);
    page = await ask({ ...pageContext, hasFailed: true });
    status = 500;
  }

  const body = new PassThrough();
  const encoder = createEncoder(request.headers['accept-encoding'] ?? '', body);
  const closed = new AbortController();
  reply.raw.once('close', () => closed.abort());
  void reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .header(
      'content-security-policy',
      toContentSecurityPolicy({
        nonce,
        framedBy,
        formTargets: listFormTargets(environment, request.distributor),
      }),
    );
  if (encoder.encoding !== undefined) void reply.header('content-encoding', encoder.encoding);

  const pageAssets = assets.forPage(request.distributor.theme, page);
  const parts = {
    start: toDocumentStart({ title: page.title, brand: request.distributor.navn, assets: pageAssets }),
    script: toScript(pageAssets, nonce),
    completeRefresh: toCompleteRefresh(toCompleteUrl(request.url)),
  };
  const deadlineMs = isComplete(request) ? undefined : environment.RENDER_DEADLINE_MS;
  sendPage(page, parts, encoder, { deadlineMs, limitMs: PAGE_STREAM_LIMIT_MS, signal: closed.signal }).catch(
    (error: unknown) => {
      onError(error);
      body.destroy();
    },
  );
  return reply.send(body);
}

function toPageContext(request: FastifyRequest, framedBy: FramedBy): PageContext {
  const { session } = request;
  const notice = findLoginNotice(request.query);
  return {
    correlationId: request.id,
    ...(session && { sessionExpiresIn: session.expiresIn, formToken: session.formToken }),
    ...(notice && { loginNotice: notice }),
    ...(framedBy === 'self' && {
      returnTo: toReturnPathOfReferer(request.headers.referer, request.host),
    }),
  };
}

function findLoginNotice(query: unknown): PageContext['loginNotice'] {
  const { timeout, innlogging } = query as Record<string, unknown>;
  if (timeout === 'true') return 'timeout';
  if (innlogging === 'avbrutt') return 'cancelled';
  if (innlogging === 'feilet') return 'failed';
  return undefined;
}

/** Origins that a form of ours ends at by redirect: the identity provider, and where a logout leads. */
function listFormTargets(environment: Environment, distributor: Distributor): string[] {
  const addresses = [environment.OIDC_ISSUER, distributor.loggUtUrl, ...distributor.loggUtGoto];
  return [...new Set(addresses.flatMap((address) => URL.parse(address)?.origin ?? []))];
}

const COMPLETE_PARAMETER = 'komplett';

function isComplete(request: FastifyRequest): boolean {
  return COMPLETE_PARAMETER in (request.query as Record<string, unknown>);
}

function toCompleteUrl(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${COMPLETE_PARAMETER}`;
}
