import { z } from 'zod';

import { type EndpointName, endpoints } from '@portal/contract/endpoints.ts';
import { errorCodes } from '@portal/contract/errors.ts';
import { REQUESTED_BY, REQUESTED_BY_HEADER } from '@portal/contract/headers.ts';

const errorSchema = z
  .object({ code: z.enum(errorCodes), message: z.string(), correlationId: z.string() })
  .meta({
    id: 'Error',
    description: 'A code for programs, a text for the customer, and the reference that the log has too',
  });
const doneSchema = z.null().describe('Done');

interface Call {
  name: EndpointName;
  summary: string;
  access: 'public' | 'customer';
  /** Everything the browser sends, in one object: query string of a GET or DELETE, body of the others, parts of the path. */
  input?: z.ZodType | undefined;
  /** Left out when the answer is 204. */
  result?: z.ZodType | undefined;
}

/**
 * Route options that describe a call of the contract. They only describe: the call validates what it gets itself, after
 * the access check. The answer's schema drops what it does not list.
 */
export function describeCall({ name, summary, access, input, result }: Call) {
  const { method, path } = endpoints[name];
  const isWrite = method !== 'GET';
  return {
    schema: {
      operationId: name,
      summary,
      ...(isWrite && { headers: z.object({ [REQUESTED_BY_HEADER]: z.literal(REQUESTED_BY) }) }),
      ...toParts(method, path, input),
      response: { ...(result ? { 200: result } : { 204: doneSchema }), default: errorSchema },
      security: access === 'public' ? [] : [{ session: [], ...(isWrite && { csrf: [] }) }],
    },
    validatorCompiler: () => () => true,
  };
}

/** Where each field of the input is sent. */
function toParts(method: string, path: string, input: z.ZodType | undefined) {
  if (!(input instanceof z.ZodObject) || Object.keys(input.shape).length === 0) return {};
  if (method === 'GET') return { querystring: input };
  if (method !== 'DELETE') return { body: input };
  const fields = Object.entries<z.ZodType>(input.shape);
  const isInPath = ([field]: [string, unknown]): boolean => path.includes(`:${field}`);
  return {
    params: z.object(Object.fromEntries(fields.filter(isInPath))),
    querystring: z.object(Object.fromEntries(fields.filter((field) => !isInPath(field)))),
  };
}
