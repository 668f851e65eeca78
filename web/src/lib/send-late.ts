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
  const { pathname } = window.location;
  // Only the form that removes an offer has no name, since it has a path of its own below its page.
  return followForm('skjema' in fields ? pathname : `${pathname}/fjern`, fields);
}
