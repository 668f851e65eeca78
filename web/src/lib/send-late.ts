import { followForm } from '@portal/contract/send-form.ts';

const ANSWER_LIMIT_MS = 5000;

/**
 * Sends a form whose call found the session over, as a browser without script would have: the server keeps what was
 * typed for after the login.
 *
 * @returns the address that says what became of it; undefined where nobody knows. Never rejects.
 */
export function sendLate(typed: FormData): Promise<string | undefined> {
  const fields: Record<string, string> = {};
  for (const [name, value] of typed) if (typeof value === 'string') fields[name] = value;
  return followForm(window.location.pathname, fields, AbortSignal.timeout(ANSWER_LIMIT_MS));
}
