import type { AnswerParts, SettledAnswer } from '@portal/contract/page.ts';
import { type QueryKey, type QueryParameters, toKeyText } from '@portal/contract/query-key.ts';

import { PortalError, toErrorBody, toPortalError } from './errors.ts';
import { createLatePages } from './late-pages.ts';
import type { CustomerContext, Query, RequestContext } from './queries.ts';
import type { Session } from '../session/session.ts';
import { type Tracing, untraced } from '../tracing/tracing.ts';

/** The only way to data, for JSON routes and for page rendering. */
export interface Answers {
  /** `sent`: the query string, not yet validated. @throws {PortalError} */
  get: (query: Query, sent: unknown, context: RequestContext) => Promise<unknown>;
  /** For a page. `isComplete`: it is the second, complete request of a page that was sent late, and may reuse its answers. */
  openPage: (context: RequestContext, options?: { isComplete?: boolean }) => OpenPage;
  /**
   * Call after a write, so that later reads of all the customer's sessions do not join one that began before the write
   * ended. In other processes, those of the session that wrote do not.
   */
  detach: (context: RequestContext) => void;
}

export interface OpenPage {
  /** Like `get`, but never rejects, and filters the value by the schema. */
  settle: (key: QueryKey) => Promise<SettledAnswer>;
  /** What has come of an answer that was just asked for, filtered as the whole is. Undefined when it does not come in parts, and on the complete page. */
  findParts: (key: QueryKey) => AnswerParts | undefined;
  /** Call once, when the page has been sent. `isLate`: the browser may come back for the complete page. */
  close: (isLate: boolean) => void;
}

interface UnderWay {
  answer: Promise<unknown>;
  /** When the request came that started it. */
  askedAt: Date;
  /** The correlation id of the request that started it. */
  correlationId: string;
  parts: AnswerParts | undefined;
  /** Those that wait for it, by public id: of each the one that asked last, which is saved last. */
  sessions: Map<string, Session>;
}

export function createAnswers(
  queries: readonly Query[],
  onError: (error: unknown, context: RequestContext) => void,
  {
    onShared = () => {},
    tracing = untraced,
  }: {
    /** Called when a request joins a read that another one started, with both correlation ids. */
    onShared?: (correlationId: string, other: string) => void;
    tracing?: Pick<Tracing, 'within'>;
  } = {},
): Answers {
  const byName = new Map(queries.map((query) => [query.name, query]));
  /** Reads under way, by owner and key. Concurrent requests of the same customer share one. */
  const inFlight = new Map<string, Map<string, UnderWay>>();
  const latePages = createLatePages();

  async function run(query: Query, sent: unknown, context: RequestContext): Promise<unknown> {
    if (query.access === 'public') return query.answer(context, query.check(sent));
    // Checked before the parameters: a visitor is told to log in, whatever the parameters are.
    const { session } = context;
    if (session === undefined) throw new PortalError('IKKE_INNLOGGET');
    const checked = query.check(sent);
    const key = toSharedKey(query, checked, context) + (query.isForPage === true ? ' for a page' : '');
    const owner = getOwner(context);
    const shared = inFlight.get(owner) ?? new Map<string, UnderWay>();
    inFlight.set(owner, shared);
    const underWay = shared.get(key);
    // Another process does not detach what is under way here, but the session knows of its writes.
    if (underWay !== undefined && session.usedAt <= underWay.askedAt) {
      if (context.correlationId !== underWay.correlationId)
        onShared(context.correlationId, underWay.correlationId);
      underWay.sessions.set(session.publicId, session);
      return underWay.answer;
    }
    const sessions = new Map([[session.publicId, session]]);
    let parts: AnswerParts | undefined;
    let note: (session: Session) => void = () => {};
    const answer = tracing
      .within({ name: `query ${query.name}`, kind: 'internal' }, () =>
        query.answer(
          context,
          checked,
          (told) => {
            parts = told;
          },
          (toNote) => {
            note = toNote;
          },
        ),
      )
      .finally(() => {
        if (shared.get(key)?.answer === answer) shared.delete(key);
        if (shared.size === 0 && inFlight.get(owner) === shared) inFlight.delete(owner);
      })
      // When nobody can join it any more.
      .then((value) => {
        for (const waiting of sessions.values()) note(waiting);
        return value;
      });
    const { correlationId } = context;
    shared.set(key, { answer, askedAt: session.askedAt, correlationId, parts, sessions });
    return answer;
  }

  function findParts([name, sent]: QueryKey, context: CustomerContext): AnswerParts | undefined {
    const query = byName.get(name);
    if (query === undefined) return undefined;
    const key = toSharedKey(query, query.check(sent), context);
    const told = inFlight.get(getOwner(context))?.get(key)?.parts;
    return told && { parts: told.parts, getSoFar: () => query.schema.parse(told.getSoFar()) };
  }

  async function settle([name, parameters]: QueryKey, context: RequestContext): Promise<SettledAnswer> {
    try {
      const query = byName.get(name);
      if (query === undefined) throw new Error(`No query ${name}`);
      const asked = query.forPage ?? query;
      return { state: 'ok', value: asked.schema.parse(await run(asked, parameters, context)) };
    } catch (error) {
      const portalError = toPortalError(error);
      if (portalError.status >= 500) onError(error, context);
      return {
        state: 'failed',
        status: portalError.status,
        body: toErrorBody(portalError, context.correlationId, context.sprak),
      };
    }
  }

  return {
    get: run,
    detach(context) {
      inFlight.delete(getOwner(context));
      latePages.drop(getOwner(context));
    },
    openPage(context, { isComplete = false } = {}) {
      const { session } = context;
      // A visitor's answers are quick, so none are kept.
      if (session === undefined)
        return { settle: (key) => settle(key, context), findParts: () => undefined, close: () => undefined };
      const owner = getOwner(context);
      if (isComplete) {
        const known = latePages.take(owner, toVisit(session, context), session.usedAt);
        return {
          settle: (key) => known?.get(toKeyText(key)) ?? settle(key, context),
          findParts: () => undefined,
          close: () => undefined,
        };
      }
      const answers = latePages.open(owner, toVisit(session, context), session.askedAt);
      return {
        settle(key) {
          const answer = settle(key, context);
          answers.set(toKeyText(key), answer);
          return answer;
        },
        findParts: (key) => findParts(key, context),
        close: (isLate) => latePages.close(owner, answers, isLate),
      };
    },
  };
}

function toSharedKey(
  { name, perSession }: Query,
  checked: QueryParameters,
  { session, sprak }: Pick<CustomerContext, 'session' | 'sprak'>,
): string {
  const question = `${sprak} ${toKeyText([name, checked])}`;
  return perSession ? `${session.publicId} ${question}` : question;
}

/** The complete page takes over what its late page was answered only in the same language. */
function toVisit({ publicId }: Session, { sprak }: RequestContext): string {
  return `${publicId} ${sprak}`;
}

/** Two requests may share an answer only for the same person, brand and login context. */
function getOwner({ session, distributor }: RequestContext): string {
  return JSON.stringify([
    session?.customer.fodselsnummer,
    distributor.shortname,
    session?.loginContext,
    session?.loginBankplassRegisterNummer,
  ]);
}
