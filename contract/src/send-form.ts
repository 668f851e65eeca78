/**
 * Sends a form as the browser would, but without leaving the page. The redirect is not followed, since it may lead to
 * another site.
 *
 * @returns true when the answer was a redirect, which means success; false also when there was no answer
 */
export async function sendForm(
  path: string,
  fields: Record<string, string>,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const body = new URLSearchParams(fields);
    const answer = await fetch(path, { method: 'POST', body, redirect: 'manual', signal });
    return answer.type === 'opaqueredirect';
  } catch {
    return false;
  }
}

/**
 * The same for a form that redirects to one of our own pages: the redirect is followed.
 *
 * @returns the address of that page; undefined when it is not one we can show, and when there was no answer
 */
export async function followForm(
  path: string,
  fields: Record<string, string>,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const answer = await fetch(path, { method: 'POST', body: new URLSearchParams(fields), signal });
    return answer.ok && answer.redirected ? answer.url : undefined;
  } catch {
    return undefined;
  }
}
