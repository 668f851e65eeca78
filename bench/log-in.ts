import { BASE_PATH } from '../contract/src/paths.ts';
import { identify } from '../server/src/testing/identify.ts';

/**
 * Logs a customer in as a browser would.
 * @returns the Cookie header of the visit
 */
export async function logIn(origin: string, fodselsnummer: string): Promise<string> {
  const cookies = new Map<string, string>();
  const send = async (path: string, body?: URLSearchParams): Promise<string> => {
    const answer = await fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { origin, cookie: toHeader(cookies) },
      ...(body && { body }),
    });
    await answer.text();
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return answer.headers.get('location') ?? '';
  };
  const provider = await send('/auth/start', new URLSearchParams({ returnTo: BASE_PATH }));
  const landing = await send(await identify(provider, origin, { fodselsnummer }));
  if (landing !== BASE_PATH) throw new Error(`The login ended at ${landing}`);
  return toHeader(cookies);
}

function toHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
