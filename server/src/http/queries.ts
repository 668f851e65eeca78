import type { AnswerOf, QueryName } from '@portal/contract/endpoints.ts';
import type { z } from 'zod';

import type { Distributor } from '../config/distributors.ts';
import type { Session } from '../session/session.ts';

/** What a query may know of the request it answers. */
export interface RequestContext {
  distributor: Distributor;
  /** Host name of the request, without port. */
  host: string;
  correlationId: string;
  session: Session | undefined;
  /** Reports what the customer need not know, e.g. a dropped row. Never personal data. */
  report: (event: string, details: Record<string, string | number>) => void;
}

export interface CustomerContext extends RequestContext {
  session: Session;
}

interface QueryOf<Name extends QueryName, Access extends 'public' | 'customer'> {
  name: Name;
  /** `customer`: 401 without a session, and the answer is this customer's own. */
  access: Access;
  /** What leaves the server is listed here; the rest is dropped. */
  schema: z.ZodType<AnswerOf<Name>>;
  summary: string;
  handle: (
    context: Access extends 'customer' ? CustomerContext : RequestContext,
  ) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
}

export type Query = { [Name in QueryName]: QueryOf<Name, 'public'> | QueryOf<Name, 'customer'> }[QueryName];

/**
 * One GET of the contract: its rule, served both as a JSON route and to the page render,
 * with the same check of who asks and the same list of what leaves (design §3).
 */
export function defineQuery<Name extends QueryName, Access extends 'public' | 'customer'>(
  query: QueryOf<Name, Access>,
): QueryOf<Name, Access> {
  return query;
}
