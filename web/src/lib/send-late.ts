import { followForm } from '@portal/contract/send-form.ts';

/**
 * Sends a form again after its call found that the session had ended, as a browser without JavaScript would: the server
 * keeps what was typed for after the login.
 *
 * @returns the address that says what happened; undefined when that is unknown. Never rejects.
 */
export function sendLate(typed: FormData): Promise<string | undefined> {
  const fields: Record<string, string> = {};
  for (const [name, value] of typed) if (typeof value === 'string') fields[name] = value;
  return followForm(window.location.pathname, fields);
}
