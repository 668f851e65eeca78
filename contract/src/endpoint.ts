import { API_PATH } from './paths.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The contract of one call: method, path, and the types of request and response. The schemas are in the file of the
 * endpoint's group and cannot be reached from here, so that the browser's bundle contains no validator it does not use.
 */
export interface Endpoint<Response = unknown, Body = undefined, Params = undefined, Query = undefined> {
  readonly method: Method;
  /** Path parameters are written `:name`. */
  readonly path: string;
  /** For types only; never set at run time. */
  readonly types?: { response: Response; body: Body; params: Params; query: Query };
}

/** @param path below {@link API_PATH} */
export function endpoint<Response, Body = undefined, Params = undefined, Query = undefined>(
  method: Method,
  path: string,
): Endpoint<Response, Body, Params, Query> {
  return endpointAt(method, API_PATH + path);
}

/** @param path the whole of it */
export function endpointAt<Response, Body = undefined, Params = undefined, Query = undefined>(
  method: Method,
  path: string,
): Endpoint<Response, Body, Params, Query> {
  return { method, path };
}
