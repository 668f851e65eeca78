import type { AnswerOf, ParametersOf, QueryName } from '@portal/contract/endpoints.ts';
import type { QueryParameters } from '@portal/contract/query-key.ts';
import type { z } from 'zod';

import type { Distributor } from '../config/distributors.ts';
import type { Session } from '../session/session.ts';
import { PortalError } from './errors.ts';

/** What a query may know of the request it answers. */
export interface RequestContext {
  distributor: Distributor;
  /** Host name of the request, without port. */
  host: string;
  correlationId: string;
  /** Whether a bank's app shows the page. */
  isEmbedded: boolean;
  session: Session | undefined;
  /** Reports what the customer need not know, e.g. a dropped row. Never personal data. */
  report: (event: string, details: Record<string, string | number>) => void;
}

export interface CustomerContext extends RequestContext {
  session: Session;
}

type Access = 'public' | 'customer';

interface QueryBase<Name extends QueryName, Who extends Access> {
  name: Name;
  /** `customer`: 401 without a session, and the answer is this customer's own. */
  access: Who;
  /** The answer depends on which of the customer's sessions asks, and is not shared with the others. */
  perSession?: true;
  /** What leaves the server is listed here; the rest is dropped. */
  schema: z.ZodType<AnswerOf<Name>>;
  summary: string;
  handle: (
    context: Who extends 'customer' ? CustomerContext : RequestContext,
    parameters: ParametersOf<Name>,
  ) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
}

/** A query that takes parameters checks them; the address of the others may hold anything, which is not read. */
type QueryDefinition<Name extends QueryName, Who extends Access> = QueryBase<Name, Who> &
  (ParametersOf<Name> extends undefined
    ? { parameters?: undefined }
    : { parameters: z.ZodType<ParametersOf<Name>> });

/** A query as the app holds it, whatever it takes. */
export interface Query {
  readonly name: QueryName;
  readonly access: Access;
  readonly perSession: boolean;
  readonly schema: z.ZodType;
  readonly summary: string;
  readonly parameters: z.ZodType | undefined;
  /** What of the address's query counts. @throws {PortalError} UGYLDIG_FORESPORSEL */
  readonly check: (sent: unknown) => QueryParameters;
  /** @throws {PortalError} IKKE_INNLOGGET, and what the query's own rule throws */
  readonly answer: (context: RequestContext, checked: QueryParameters) => Promise<unknown>;
}

/**
 * One GET of the contract: its rule, served both as a JSON route and to the page render,
 * with the same check of who asks and the same list of what leaves.
 */
export function defineQuery<Name extends QueryName, Who extends Access>(
  query: QueryDefinition<Name, Who>,
): Query {
  const { name, access, perSession = false, schema, summary, parameters, handle } = query;
  return {
    name,
    access,
    perSession,
    schema,
    summary,
    parameters,
    check(sent) {
      if (parameters === undefined) return {};
      const checked = parameters.safeParse(sent);
      if (!checked.success) throw new PortalError('UGYLDIG_FORESPORSEL', { cause: checked.error });
      return checked.data as QueryParameters;
    },
    async answer(context, checked) {
      if (access === 'customer' && context.session === undefined) throw new PortalError('IKKE_INNLOGGET');
      // The line above and `check` have made sure of what the types cannot follow.
      return handle(context as Parameters<typeof handle>[0], (parameters && checked) as ParametersOf<Name>);
    },
  };
}
