import type { QueryName } from '@portal/contract/endpoints.ts';
import type { SettledAnswer } from '@portal/contract/page.ts';

import { PortalError, toPortalError } from './errors.ts';
import { toErrorBody } from './error-handler.ts';
import type { Query, RequestContext } from './queries.ts';

/** The one data path: JSON routes and page renders ask here (design §3). */
export interface Answers {
  /** @throws {PortalError} */
  get: (query: Query, context: RequestContext) => Promise<unknown>;
  /** As `get`, for a page: never rejects, and only what the schema lists comes through. */
  settle: (name: QueryName, context: RequestContext) => Promise<SettledAnswer>;
  /** Before a write: later reads must not join one that began before it. */
  detach: (context: RequestContext) => void;
}

export function createAnswers(
  queries: readonly Query[],
  onError: (error: unknown, context: RequestContext) => void,
): Answers {
  const byName = new Map(queries.map((query) => [query.name, query]));
  /** Reads under way, by whose they are and which; requests of the same customer that meet share one. */
  const inFlight = new Map<string, Map<QueryName, Promise<unknown>>>();

  async function run(query: Query, context: RequestContext): Promise<unknown> {
    if (query.access === 'public') return query.handle(context);
    const { session } = context;
    if (session === undefined) throw new PortalError('IKKE_INNLOGGET');
    const owner = getOwner(context);
    const shared = inFlight.get(owner) ?? new Map<QueryName, Promise<unknown>>();
    inFlight.set(owner, shared);
    const underWay = shared.get(query.name);
    if (underWay !== undefined) return underWay;
    const answer = Promise.resolve(query.handle({ ...context, session })).finally(() => {
      if (shared.get(query.name) === answer) shared.delete(query.name);
      if (shared.size === 0 && inFlight.get(owner) === shared) inFlight.delete(owner);
    });
    shared.set(query.name, answer);
    return answer;
  }

  return {
    get: run,
    detach: (context) => inFlight.delete(getOwner(context)),
    async settle(name, context) {
      try {
        const query = byName.get(name);
        if (query === undefined) throw new Error(`No query ${name}`);
        return { state: 'ok', value: query.schema.parse(await run(query, context)) };
      } catch (error) {
        const portalError = toPortalError(error);
        if (portalError.status >= 500) onError(error, context);
        return {
          state: 'failed',
          status: portalError.status,
          body: toErrorBody(portalError, context.correlationId),
        };
      }
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
