import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { BASE_PATH, COMPLETE_PARAMETER } from '@portal/contract/paths.ts';

import { isOwnMachine, toAddressBlock } from './address-block.ts';
import { acceptsHtml, isApiPath, toErrorBody } from './error-handler.ts';
import { PortalError } from './errors.ts';
import { createShares } from './shares.ts';
import './request.ts';

/** How many customers' pages must be late: one alone may wait for something of its own. */
const LATE_PAGES = 5;
/** A read costs about a fifth of the page that shows it. */
const READS_PER_PAGE = 5;
/** An asset costs an open file, and the processor next to nothing. */
const ASSETS_AT_ONCE = 1000;
/** Of all places, what one customer may hold; more of theirs wait in line. */
const CUSTOMER_SHARE = 0.1;
const WAITING_EACH = 10;
/** The same for an address, which a whole phone network's customers may share; assets are few at once for each. */
const ADDRESS_SHARES = { page: 0.5, read: 0.5, asset: 0.1 };
const RETRY_AFTER_SECONDS = 5;

type Kind = 'page' | 'read' | 'asset';

interface LoadSheddingOptions {
  /** Pages that may be under way at once. */
  pagesAtOnce: number;
  /** A page whose main part is still not written after so long is late: more is under way than the processor can make. */
  lateAfterMs: number;
  /** A small page for browsers, which costs next to nothing to make, and its content security policy. */
  toBusyPage: (request: FastifyRequest) => { markup: string; policy: string };
  onShed?: (() => void) | undefined;
}

interface LoadShedding {
  /** How many pages and reads are under way. */
  countUnderWay: () => number;
  /** From here on no customer holds more than a share. To be called once it is known who asks. */
  shareByCustomer: () => void;
}

/** What one request holds while it counts among what is under way. */
interface Place {
  kind: Kind;
  /** Whether there was room. */
  take: () => boolean;
  leave: () => void;
  /** Whose it is, once that is known. */
  belongTo: (customer: string) => void;
}

/**
 * Keeps what is under way within what one process can answer in time: a page or read beyond it is told at once to come
 * back (503 with Retry-After), before a session is looked up or a system asked, so that those let in are answered fast.
 * The number is the upper bound; that several customers' pages are late tells of a slower processor, or a busy one,
 * before it. A page counts until its main part is written; sections that wait for slow systems cost next to nothing.
 * Nobody holds more than a share: not an address, and not a customer, whose further requests wait for their own.
 * Writes, login and health checks are never refused, assets only beyond all measure. Register before all other work.
 */
export function registerLoadShedding(
  app: FastifyInstance,
  { pagesAtOnce, lateAfterMs, toBusyPage, onShed }: LoadSheddingOptions,
): LoadShedding {
  /** When pages that do not themselves ask to wait began, and whose they are; the oldest first. */
  const begun = new Map<string, { at: number; who: string }>();
  const areLate = (): boolean => {
    const late = new Set<string>();
    for (const { at, who } of begun.values()) {
      if (performance.now() - at <= lateAfterMs) return false;
      if (late.add(who).size >= LATE_PAGES) return true;
    }
    return false;
  };
  const underWay = { page: 0, read: 0, asset: 0 };
  const limits = { page: pagesAtOnce, read: pagesAtOnce * READS_PER_PAGE, asset: ASSETS_AT_ONCE };
  const toShares = (kind: Kind, share: number, waitingEach: number) =>
    createShares({ each: Math.max(1, Math.floor(limits[kind] * share)), waitingEach });
  const customers = {
    page: toShares('page', CUSTOMER_SHARE, WAITING_EACH),
    read: toShares('read', CUSTOMER_SHARE, WAITING_EACH),
    asset: toShares('asset', CUSTOMER_SHARE, WAITING_EACH),
  };
  const addresses = {
    page: toShares('page', ADDRESS_SHARES.page, 0),
    read: toShares('read', ADDRESS_SHARES.read, 0),
    asset: toShares('asset', ADDRESS_SHARES.asset, 0),
  };
  const places = new WeakMap<FastifyRequest, Place>();
  app.decorateRequest('leaveCount', () => {});

  function createPlace(kind: Kind, request: FastifyRequest): Place {
    const { id, ip } = request;
    const address = isOwnMachine(ip) ? undefined : toAddressBlock(ip);
    const isPatient = kind !== 'page' || asksForWhole(request);
    let customer: string | undefined;
    let isHeld = false;
    return {
      kind,
      take() {
        if (underWay[kind] >= limits[kind] || (kind !== 'asset' && areLate())) return false;
        if (address !== undefined && !addresses[kind].takeNow(address)) return false;
        underWay[kind] += 1;
        isHeld = true;
        if (!isPatient) begun.set(id, { at: performance.now(), who: address ?? id });
        return true;
      },
      leave() {
        if (!isHeld) return;
        isHeld = false;
        underWay[kind] -= 1;
        begun.delete(id);
        if (address !== undefined) addresses[kind].give(address);
        if (customer !== undefined) customers[kind].give(customer);
      },
      belongTo(who) {
        customer = who;
        const known = begun.get(id);
        if (known !== undefined) known.who = who;
      },
    };
  }

  app.addHook('onRequest', (request, reply, next) => {
    const kind = toKind(request);
    if (kind === undefined) {
      next();
      return;
    }
    const place = createPlace(kind, request);
    if (!place.take()) {
      onShed?.();
      void refuse(kind, request, reply, toBusyPage);
      return;
    }
    places.set(request, place);
    request.leaveCount = place.leave;
    // Also when the browser goes away before it has its answer.
    reply.raw.once('close', place.leave);
    next();
  });

  return {
    countUnderWay: () => underWay.page + underWay.read,
    shareByCustomer() {
      app.addHook('onRequest', async (request, reply) => {
        const place = places.get(request);
        const who = request.session?.customer.fodselsnummer;
        if (place === undefined || who === undefined) return undefined;
        const shares = customers[place.kind];
        if (shares.takeNow(who)) {
          place.belongTo(who);
          return undefined;
        }
        // Who waits for their own takes no room from others.
        place.leave();
        const left = new AbortController();
        reply.raw.once('close', () => left.abort());
        const isLetIn = await shares.waitFor(who, left.signal);
        if (isLetIn && !left.signal.aborted && place.take()) {
          place.belongTo(who);
          return undefined;
        }
        if (isLetIn) shares.give(who);
        onShed?.();
        return refuse(place.kind, request, reply, toBusyPage);
      });
    },
  };
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
  if (!path.startsWith(BASE_PATH)) return undefined;
  return path.startsWith(`${BASE_PATH}/assets/`) ? 'asset' : 'page';
}

function asksForWhole({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && COMPLETE_PARAMETER in query;
}
