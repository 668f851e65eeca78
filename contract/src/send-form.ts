/**
 * Sends a form of a page as the browser would, but without leaving the page. Where it leads is not followed: that may be
 * another site's page.
 *
 * @returns whether it was answered as a form that was done, with a redirect; false also when no answer came
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
 * The same, for a form that leads to a page of ours: it is followed.
 *
 * @returns the address of the page; undefined where it is none that could be shown, also when no answer came
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
