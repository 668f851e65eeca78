import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { BASE_PATH, isApiPath } from '@portal/contract/paths.ts';

import { isOwnMachine, toAddressBlock } from '../core/address-block.ts';
import { asksForWhole } from './asks-for-whole.ts';
import { acceptsHtml } from './error-handler.ts';
import { PortalError, toErrorBody } from '../core/errors.ts';
import { createRunningClock } from './running-clock.ts';
import { createShares } from './shares.ts';
import './request.ts';

/** How many customers must have a late page: a single one may wait for a slow system of its own. */
const LATE_PAGES = 5;
/** A read takes about a fifth of the work of the page that shows it. */
const READS_PER_PAGE = 5;
/** An asset takes an open file and next to no CPU. */
const ASSETS_AT_ONCE = 1000;
/** Share of all places for one customer; further requests of theirs wait in a queue. */
const CUSTOMER_SHARE = 0.1;
const WAITING_EACH = 10;
/** The same for an address, which customers of a mobile network may share. Each browser has few asset requests at once. */
const ADDRESS_SHARES = { page: 0.5, read: 0.5, asset: 0.1 };
const RETRY_AFTER_SECONDS = 5;

type Kind = 'page' | 'read' | 'asset';
/** What a request was refused by: only the process's own limit says that there are too few processes. */
export type SheddingLimit = 'process' | 'address' | 'customer';

interface LoadSheddingOptions {
  /** Pages that may be under way at once. */
  pagesAtOnce: number;
  /**
   * A page whose main part is not sent by then is late: the process has more work than its CPU can do. Only time in which
   * the process ran counts.
   */
  lateAfterMs: number;
  /** A small, cheap page for browsers, and its Content-Security-Policy. */
  toBusyPage: (request: FastifyRequest) => { markup: string; policy: string };
  onShed?: ((limit: SheddingLimit) => void) | undefined;
}

interface LoadShedding {
  /** The number of pages and reads under way. */
  countUnderWay: () => number;
  /** Limits each customer's share from here on. Call after the session has been looked up. */
  shareByCustomer: () => void;
}

/** The place of one request among those under way. */
interface Place {
  kind: Kind;
  /** Returns the limit that was reached; undefined where there was room. */
  take: () => SheddingLimit | undefined;
  leave: () => void;
  /** Sets the customer, once known. */
  belongTo: (customer: string) => void;
}

/**
 * Load shedding: limits the requests under way to what one process can answer in time. A page or read above the limit
 * is refused at once (503 with Retry-After), before any session or outside lookup, so that admitted ones stay fast. The
 * limit is an upper bound; late pages of several customers show earlier that the CPU is slow or busy. A page counts
 * until its main part is sent; sections that wait for slow systems cost next to nothing. An address and a customer each
 * have a maximum share; a customer's further requests wait in a queue. Writes, login and health checks are never
 * refused, but a page that answers one is a page like any other (`request.admitPage`). Assets are refused only in
 * extreme cases. Register before all other hooks.
 */
export function registerLoadShedding(
  app: FastifyInstance,
  { pagesAtOnce, lateAfterMs, toBusyPage, onShed }: LoadSheddingOptions,
): LoadShedding {
  /** Start time and owner of pages that did not ask for a complete rendering; oldest first. */
  const begun = new Map<string, { at: number; who: string }>();
  const clock = createRunningClock();
  app.addHook('onClose', async () => clock.close());
  const areLate = (): boolean => {
    const late = new Set<string>();
    for (const { at, who } of begun.values()) {
      if (clock.now() - at <= lateAfterMs) return false;
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
  app.decorateRequest('admitPage', async function admitPage(reply: FastifyReply, isComplete: boolean) {
    return places.has(this) || (enter('page', this, reply, isComplete) && (await joinCustomer(this, reply)));
  });

  function createPlace(kind: Kind, { id, ip }: FastifyRequest, isPatient: boolean): Place {
    const address = isOwnMachine(ip) ? undefined : toAddressBlock(ip);
    let customer: string | undefined;
    let isHeld = false;
    return {
      kind,
      take() {
        if (underWay[kind] >= limits[kind] || (kind !== 'asset' && areLate())) return 'process';
        if (address !== undefined && !addresses[kind].takeNow(address)) return 'address';
        underWay[kind] += 1;
        isHeld = true;
        if (!isPatient) begun.set(id, { at: clock.now(), who: address ?? id });
        return undefined;
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

  function refuse(kind: Kind, limit: SheddingLimit, request: FastifyRequest, reply: FastifyReply): false {
    onShed?.(limit);
    void reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store');
    if (kind === 'page' && acceptsHtml(request)) {
      const { markup, policy } = toBusyPage(request);
      void reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(markup);
    } else void reply.send(toErrorBody(new PortalError('UTILGJENGELIG'), request.id, request.sprak));
    return false;
  }

  /**
   * Takes a place.
   * @param isPatient the request may wait for outside systems as long as they take
   * @returns false when there is no room, and the request has been refused
   */
  function enter(kind: Kind, request: FastifyRequest, reply: FastifyReply, isPatient: boolean): boolean {
    const place = createPlace(kind, request, isPatient);
    const reached = place.take();
    if (reached !== undefined) return refuse(kind, reached, request, reply);
    places.set(request, place);
    request.leaveCount = place.leave;
    // Also when the browser disconnects before the answer.
    reply.raw.once('close', place.leave);
    return true;
  }

  /**
   * Counts the request's place among its customer's, or waits for one.
   * @returns false when there is no room, and the request has been refused, or when the browser has left
   */
  async function joinCustomer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const place = places.get(request);
    const who = request.session?.customer.fodselsnummer;
    if (place === undefined) return true;
    // The browser left during the session lookup. Its `close` has been, and gives back nothing that is taken now.
    if (reply.raw.destroyed) {
      reply.hijack();
      return false;
    }
    if (who === undefined) return true;
    const shares = customers[place.kind];
    if (shares.takeNow(who)) {
      place.belongTo(who);
      return true;
    }
    // A request that waits for its own customer's share takes no room from others.
    place.leave();
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const isLetIn = await shares.waitFor(who, left.signal);
    const reached = isLetIn && !left.signal.aborted ? place.take() : 'customer';
    if (reached === undefined) {
      place.belongTo(who);
      return true;
    }
    if (isLetIn) shares.give(who);
    return refuse(place.kind, reached, request, reply);
  }

  app.addHook('onRequest', (request, reply, next) => {
    const kind = toKind(request);
    const isPatient = kind !== 'page' || asksForWhole(request);
    if (kind === undefined || enter(kind, request, reply, isPatient)) next();
  });

  return {
    countUnderWay: () => underWay.page + underWay.read,
    shareByCustomer() {
      app.addHook('onRequest', async (request, reply) => {
        if (!(await joinCustomer(request, reply))) return reply;
        return undefined;
      });
    },
  };
}

/** Decided by the matched route: a URL can be spelled in many ways (`/%70rivat`). */
function toKind({ method, url, routeOptions }: FastifyRequest): Kind | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  // An address that leads nowhere is answered with a page.
  if (routeOptions.url === undefined) return isApiPath(url) ? 'read' : 'page';
  const path = routeOptions.url;
  if (isApiPath(path)) return 'read';
  if (!path.startsWith(BASE_PATH)) return undefined;
  return path.startsWith(`${BASE_PATH}/assets/`) ? 'asset' : 'page';
}
