import { CORRELATION_ID_HEADER } from './headers.ts';

/** How long a form waits for its answer, in ms. */
export const FORM_LIMIT_MS = 5000;

/**
 * Sends a form as the browser would, but without leaving the page: what it is answered with is not shown.
 *
 * @returns whether it was accepted; false also when there was no answer
 */
export async function sendForm(path: string, fields: Record<string, string>): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(path, toRequest(fields));
    // A network that wants a login, or a firewall, answers in our place with a page of its own, and with 200.
    return ok && headers.has(CORRELATION_ID_HEADER);
  } catch {
    return false;
  }
}

/**
 * The same for a form that redirects to one of our own pages: the redirect is followed.
 *
 * @returns the address of that page; undefined when it is not one we can show, and when there was no answer
 */
export async function followForm(path: string, fields: Record<string, string>): Promise<string | undefined> {
  try {
    const answer = await fetch(path, toRequest(fields));
    return answer.ok && answer.redirected ? answer.url : undefined;
  } catch {
    return undefined;
  }
}

function toRequest(fields: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields), signal: AbortSignal.timeout(FORM_LIMIT_MS) };
}
