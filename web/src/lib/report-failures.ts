import { ApiError, type Client } from '@portal/contract/client.ts';

import { reportProblem } from './report.ts';

const MESSAGE = 'Et kall feilet';

/** An API client that reports unexpected failures; a refusal to the customer is not one. */
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

/** No answer, an unreadable answer, or an error of ours. */
function isFailure({ status }: ApiError): boolean {
  return status < 400 || status >= 500;
}
