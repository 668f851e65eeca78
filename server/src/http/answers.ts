import type { SettledAnswer } from '@portal/contract/page.ts';
import { type QueryKey, toKeyText } from '@portal/contract/query-key.ts';

import { PortalError, toPortalError } from './errors.ts';
import { toErrorBody } from './error-handler.ts';
import { createLatePages } from './late-pages.ts';
import type { Query, RequestContext } from './queries.ts';

/** The one data path: JSON routes and page renders ask here. */
export interface Answers {
  /** `sent`: the address's query, unchecked. @throws {PortalError} */
  get: (query: Query, sent: unknown, context: RequestContext) => Promise<unknown>;
  /** How a page asks. `isComplete`: it is the whole of one that went out late, and may have that one's answers. */
  openPage: (context: RequestContext, options?: { isComplete?: boolean }) => OpenPage;
  /** After a write: later reads must not join one that began before its end. */
  detach: (context: RequestContext) => void;
}

export interface OpenPage {
  /** As `get`, but never rejects, and only what the schema lists comes through. */
  settle: (key: QueryKey) => Promise<SettledAnswer>;
  /** To be called once, when the page has been sent. `isLate`: the browser may come back for the whole of it. */
  close: (isLate: boolean) => void;
}

interface UnderWay {
  answer: Promise<unknown>;
  /** Of the request that began it. */
  correlationId: string;
}

export function createAnswers(
  queries: readonly Query[],
  onError: (error: unknown, context: RequestContext) => void,
  /** Hears that a request shares a read that another one began; both by their references. */
  onShared: (correlationId: string, other: string) => void = () => {},
): Answers {
  const byName = new Map(queries.map((query) => [query.name, query]));
  /** Reads under way, by whose they are and by key; requests of the same customer that meet share one. */
  const inFlight = new Map<string, Map<string, UnderWay>>();
  const latePages = createLatePages();

  async function run(query: Query, sent: unknown, context: RequestContext): Promise<unknown> {
    if (query.access === 'public') return query.answer(context, query.check(sent));
    // Before the parameters are looked at: a visitor is told to log in, whatever was asked.
    if (context.session === undefined) throw new PortalError('IKKE_INNLOGGET');
    const checked = query.check(sent);
    const question = toKeyText([query.name, checked]);
    const key = query.perSession ? `${context.session.publicId} ${question}` : question;
    const owner = getOwner(context);
    const shared = inFlight.get(owner) ?? new Map<string, UnderWay>();
    inFlight.set(owner, shared);
    const underWay = shared.get(key);
    if (underWay !== undefined) {
      if (context.correlationId !== underWay.correlationId)
        onShared(context.correlationId, underWay.correlationId);
      return underWay.answer;
    }
    const answer = query.answer(context, checked).finally(() => {
      if (shared.get(key)?.answer === answer) shared.delete(key);
      if (shared.size === 0 && inFlight.get(owner) === shared) inFlight.delete(owner);
    });
    shared.set(key, { answer, correlationId: context.correlationId });
    return answer;
  }

  async function settle([name, parameters]: QueryKey, context: RequestContext): Promise<SettledAnswer> {
    try {
      const query = byName.get(name);
      if (query === undefined) throw new Error(`No query ${name}`);
      return { state: 'ok', value: query.schema.parse(await run(query, parameters, context)) };
    } catch (error) {
      const portalError = toPortalError(error);
      if (portalError.status >= 500) onError(error, context);
      return {
        state: 'failed',
        status: portalError.status,
        body: toErrorBody(portalError, context.correlationId),
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
      // A visitor is told nothing that takes time, and is nobody to keep an answer for.
      if (session === undefined) return { settle: (key) => settle(key, context), close: () => undefined };
      const owner = getOwner(context);
      if (isComplete) {
        const known = latePages.take(owner, session.publicId);
        return {
          settle: (key) => known?.get(toKeyText(key)) ?? settle(key, context),
          close: () => undefined,
        };
      }
      const answers = latePages.open(owner, session.publicId);
      return {
        settle(key) {
          const answer = settle(key, context);
          answers.set(toKeyText(key), answer);
          return answer;
        },
        close: (isLate) => latePages.close(owner, answers, isLate),
      };
    },
  };
}

/** Same person, same brand, same way in: only then may two requests share an answer. */
function getOwner({ session, distributor }: RequestContext): string {
  return JSON.stringify([
    session?.customer.fodselsnummer,
    distributor.shortname,
    session?.loginContext,
    session?.loginBankplassRegisterNummer,
  ]);
}
