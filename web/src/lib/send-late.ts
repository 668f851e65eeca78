import { followForm } from '@portal/contract/send-form.ts';

/**
 * Sends a form again after its call found that the session had ended, as a browser without JavaScript would: the server
 * says that nothing was done, and keeps free text for after the login.
 *
 * @returns the address that says what happened; undefined when that is unknown. Never rejects.
 */
export function sendLate(typed: FormData): Promise<string | undefined> {
  const fields: Record<string, string> = {};
  for (const [name, value] of typed) if (typeof value === 'string') fields[name] = value;
  const { pathname } = window.location;
  // Of the forms that calls hand in (`typed`), only the one that removes an offer has no name: it has a path of its own.
  return followForm('skjema' in fields ? pathname : `${pathname}/fjern`, fields);
}
