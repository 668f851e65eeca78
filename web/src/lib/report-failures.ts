import { ApiError, type Client } from '@portal/contract/client.ts';

import { reportProblem } from './report.ts';

const MESSAGE = 'Et kall feilet';

/** A client that reports the calls that should not have failed; a no to the customer is no failure. */
export function reportFailures(call: Client): Client {
  return async (endpoint, options) => {
    try {
      return await call(endpoint, options);
    } catch (error) {
      if (error instanceof ApiError && isFailure(error) && options?.signal?.aborted !== true) {
        const { status, statusText, cause } = error;
        const isBroken = status > 0 && status < 400;
        reportProblem(isBroken ? error.message : MESSAGE, {
          failure: { method: endpoint.method, path: endpoint.path, status, statusText },
          cause,
        });
      }
      throw error;
    }
  };
}

/** No answer, an answer that cannot be read, or a fault of ours. */
function isFailure({ status }: ApiError): boolean {
  return status < 400 || status >= 500;
}
