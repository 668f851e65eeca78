import type { AnswerOf, ParametersOf, QueryName } from '@portal/contract/endpoints.ts';
import type { AnswerParts } from '@portal/contract/page.ts';
import type { QueryParameters } from '@portal/contract/query-key.ts';
import type { Sprak } from '@portal/contract/sprak.ts';
import type { z } from 'zod';

import type { Distributor } from '../config/distributors.ts';
import type { CustomerOutside } from '../outside/customer-outside.ts';
import type { Session } from '../session/session.ts';
import { PortalError } from './errors.ts';

interface Context {
  distributor: Distributor;
  /** Host name of the request, without the port. */
  host: string;
  correlationId: string;
  /** Whether the page is shown in a bank's app. */
  isEmbedded: boolean;
  /** The language of the answer. */
  sprak: Sprak;
  /** Reports a problem that the customer need not know about, e.g. a dropped row. Never personal data. */
  report: (event: string, details: Record<string, string | number>) => void;
}

/** A visitor who is not logged in; no outside system is called. */
export interface VisitorContext extends Context {
  session: undefined;
}

export interface CustomerContext extends Context {
  session: Session;
  /** Outside calls on behalf of this customer. */
  outside: CustomerOutside;
}

/** What a query may know about the request. */
export type RequestContext = VisitorContext | CustomerContext;

type Access = 'public' | 'customer';

/** An answer under way that comes in parts: pages show each when it is there, calls get the whole. */
export interface InParts<Whole> extends AnswerParts {
  getSoFar: () => Whole;
}

/** What each session that shares the answer is to remember of it. Called at most once. */
type Remember = (note: (session: Session) => void) => void;

interface QueryBase<Name extends QueryName, Who extends Access> {
  name: Name;
  /** `customer`: 401 without a session, and the answer is only for this customer. */
  access: Who;
  /** The answer depends on the session, so the customer's other sessions do not share it. */
  perSession?: true;
  /** Allowlist of what leaves the server; other fields are dropped. */
  schema: z.ZodType<AnswerOf<Name>>;
  summary: string;
  handle: (
    context: Who extends 'customer' ? CustomerContext : RequestContext,
    parameters: ParametersOf<Name>,
    /** Called at most once, before anything is awaited. */
    tellParts: (parts: InParts<AnswerOf<Name>>) => void,
    remember: Remember,
  ) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
  /** For our own pages, where they need less than others do: what they do not show is not asked for. */
  forPage?: Pick<QueryBase<Name, Who>, 'schema' | 'handle'>;
}

/** A query with parameters validates them. A query without ignores the query string. */
type QueryDefinition<Name extends QueryName, Who extends Access> = QueryBase<Name, Who> &
  (ParametersOf<Name> extends undefined
    ? { parameters?: undefined }
    : { parameters: z.ZodType<ParametersOf<Name>> });

/** A query of any type, as the app stores it. */
export interface Query {
  readonly name: QueryName;
  readonly access: Access;
  readonly perSession: boolean;
  readonly schema: z.ZodType;
  readonly summary: string;
  readonly parameters: z.ZodType | undefined;
  /** Validates the query string. @throws {PortalError} UGYLDIG_FORESPORSEL */
  readonly check: (sent: unknown) => QueryParameters;
  /** @throws {PortalError} IKKE_INNLOGGET, and those of the query's own rule */
  readonly answer: (
    context: RequestContext,
    checked: QueryParameters,
    tellParts?: (parts: AnswerParts) => void,
    remember?: Remember,
  ) => Promise<unknown>;
  /** What a page asks instead, where it needs less. */
  readonly forPage?: Query | undefined;
  readonly isForPage?: true;
}

/** One GET of the contract, served both as a JSON route and to page rendering, with the same access check and the same allowlist. */
export function defineQuery<Name extends QueryName, Who extends Access>(
  query: QueryDefinition<Name, Who>,
): Query {
  const { forPage, ...asked } = query;
  const { name, access, perSession = false, schema, summary, parameters, handle } = asked;
  return {
    ...(forPage && {
      forPage: {
        ...defineQuery<Name, Who>({ ...asked, ...forPage } as QueryDefinition<Name, Who>),
        isForPage: true,
      },
    }),
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
    async answer(context, checked, tellParts = () => {}, remember = () => {}) {
      if (access === 'customer' && context.session === undefined) throw new PortalError('IKKE_INNLOGGET');
      // Checked by the line above and by `check`; the types cannot express it.
      return handle(
        context as Parameters<typeof handle>[0],
        (parameters && checked) as ParametersOf<Name>,
        tellParts,
        remember,
      );
    },
  };
}
