import { ApiError, type Client } from '@portal/contract/client.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { sendForm } from '@portal/contract/send-form.ts';

import { lenker } from '../lib/lenker.ts';

const ANSWER_LIMIT_MS = 5000;

/**
 * The second way out, where the call to log out failed: the form that logs out without script, and after that the truth.
 *
 * @returns whether the session has ended; false also where nobody knows
 */
export async function logOutAgain(call: Client, formToken = ''): Promise<boolean> {
  const isDone = await sendForm(lenker.loggUt, { formToken }, AbortSignal.timeout(ANSWER_LIMIT_MS));
  return isDone || hasEnded(call);
}

async function hasEnded(call: Client): Promise<boolean> {
  try {
    const { kfpSessionId } = await call(endpoints.getSessionStatus, {
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return kfpSessionId === undefined;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}
