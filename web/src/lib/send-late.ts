/**
 * Sends a form whose call found the session over, as a browser without script would have: the server keeps what was
 * typed for after the login.
 *
 * @returns the address that says what became of it; undefined where nobody knows. Never rejects.
 */
export async function sendLate(typed: FormData): Promise<string | undefined> {
  const fields = [...typed].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  try {
    const answer = await fetch(window.location.pathname, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return answer.ok && answer.redirected ? answer.url : undefined;
  } catch {
    return undefined;
  }
}
