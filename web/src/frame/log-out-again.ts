import { ApiError, type Client } from '@portal/contract/client.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import type { CommonFields } from '@portal/contract/forms/define-form.ts';
import { loggUtForm } from '@portal/contract/forms/innlogging.ts';
import { FORM_LIMIT_MS, sendForm } from '@portal/contract/send-form.ts';

/**
 * The fallback when the logout call failed: sends the form for logout without JavaScript, then asks whether the session
 * has ended.
 *
 * @returns whether the session has ended; false also when that is unknown
 */
export async function logOutAgain(call: Client, formToken = ''): Promise<boolean> {
  const isDone = await sendForm(loggUtForm.path, { formToken } satisfies CommonFields);
  return isDone || hasEnded(call);
}

async function hasEnded(call: Client): Promise<boolean> {
  try {
    const { kfpSessionId } = await call(endpoints.getSessionStatus, {
      signal: AbortSignal.timeout(FORM_LIMIT_MS),
    });
    return kfpSessionId === undefined;
  } catch (error) {
    return error instanceof ApiError && error.code === 'IKKE_INNLOGGET';
  }
}
