export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One promise between web and server: where, how, and the types of both directions.
 * Schemas stand in the file of the endpoint's group and are not reachable from here,
 * so that the browser's bundle carries no validator it does not use.
 */
export interface Endpoint<Response = unknown, Body = undefined, Params = undefined, Query = undefined> {
  readonly method: Method;
  /** With `:name` for path parameters. */
  readonly path: string;
  /** Types only; never set. */
  readonly types?: { response: Response; body: Body; params: Params; query: Query };
}

export function endpoint<Response, Body = undefined, Params = undefined, Query = undefined>(
  method: Method,
  path: string,
): Endpoint<Response, Body, Params, Query> {
  return { method, path };
}
