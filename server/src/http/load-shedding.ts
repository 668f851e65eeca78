import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { BASE_PATH, COMPLETE_PARAMETER } from '@portal/contract/paths.ts';

import { acceptsHtml, isApiPath, toErrorBody } from './error-handler.ts';
import { PortalError } from './errors.ts';
import './request.ts';

/** How many pages must be late: one alone may wait for something of its own. */
const LATE_PAGES = 5;
/** A read costs about a fifth of the page that shows it. */
const READS_PER_PAGE = 5;
const RETRY_AFTER_SECONDS = 5;

type Kind = 'page' | 'read';

interface LoadSheddingOptions {
  /** Pages that may be under way at once. */
  pagesAtOnce: number;
  /** A page whose main part is still not written after so long is late: more is under way than the processor can make. */
  lateAfterMs: number;
  /** A small page for browsers, which costs next to nothing to make, and its content security policy. */
  toBusyPage: (request: FastifyRequest) => { markup: string; policy: string };
  onShed?: (() => void) | undefined;
}

/**
 * Keeps what is under way within what one process can answer in time: a page or read beyond it is told at once to come
 * back (503 with Retry-After), before a session is looked up or a system asked, so that those let in are answered fast.
 * The number is the upper bound; that several pages are late tells of a slower processor, or a busy one, before it.
 * A page counts until its main part is written; sections that wait for slow systems cost next to nothing. Writes, login,
 * assets and health checks are never refused. Register before all other work. Answers how many pages and reads are under way.
 */
export function registerLoadShedding(
  app: FastifyInstance,
  { pagesAtOnce, lateAfterMs, toBusyPage, onShed }: LoadSheddingOptions,
): () => number {
  /** When pages that do not themselves ask to wait began; the oldest first. */
  const begun = new Map<string, number>();
  const areLate = (): boolean => {
    const at = [...begun.values()].at(LATE_PAGES - 1);
    return at !== undefined && performance.now() - at > lateAfterMs;
  };
  const underWay = { page: 0, read: 0 };
  const limits = { page: pagesAtOnce, read: pagesAtOnce * READS_PER_PAGE };
  app.decorateRequest('leaveCount', () => {});

  app.addHook('onRequest', (request, reply, next) => {
    const kind = toKind(request);
    if (kind === undefined) {
      next();
      return;
    }
    if (underWay[kind] >= limits[kind] || areLate()) {
      onShed?.();
      void refuse(kind, request, reply, toBusyPage);
      return;
    }
    underWay[kind] += 1;
    if (kind === 'page' && !asksForWhole(request)) begun.set(request.id, performance.now());
    let counts = true;
    request.leaveCount = () => {
      if (counts) underWay[kind] -= 1;
      begun.delete(request.id);
      counts = false;
    };
    // Also when the browser goes away before it has its answer.
    reply.raw.once('close', request.leaveCount);
    next();
  });
  return () => underWay.page + underWay.read;
}

function refuse(
  kind: Kind,
  request: FastifyRequest,
  reply: FastifyReply,
  toBusyPage: LoadSheddingOptions['toBusyPage'],
): FastifyReply {
  void reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store');
  if (kind === 'page' && acceptsHtml(request)) {
    const { markup, policy } = toBusyPage(request);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(markup);
  }
  return reply.send(toErrorBody(new PortalError('UTILGJENGELIG'), request.id));
}

/** By the route that answers: an address can be spelled in many ways (`/%70rivat`). */
function toKind({ method, url, routeOptions }: FastifyRequest): Kind | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const path = routeOptions.url ?? url;
  if (isApiPath(path)) return 'read';
  return path.startsWith(BASE_PATH) && !path.startsWith(`${BASE_PATH}/assets/`) ? 'page' : undefined;
}

function asksForWhole({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && COMPLETE_PARAMETER in query;
}
