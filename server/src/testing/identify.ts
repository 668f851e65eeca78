const MAX_STEPS = 10;

/** Fills in the simulators' login page. Returns path and query string of the redirect. */
export async function identify(
  authorizationUrl: string,
  portalOrigin: string,
  form: { fodselsnummer: string } | { avbryt: string },
): Promise<string> {
  const cookies = new Map<string, string>();
  let url = authorizationUrl;
  let body: URLSearchParams | undefined;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body === undefined ? {} : { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    await answer.text();
    const location = answer.headers.get('location');
    if (location === null) {
      if (body !== undefined || answer.status !== 200)
        throw new Error(`The provider answered ${answer.status}`);
      body = new URLSearchParams(form);
      continue;
    }
    body = undefined;
    const next = new URL(location, url);
    if (next.origin === portalOrigin) return next.pathname + next.search;
    url = next.href;
  }
  throw new Error('The provider redirects without end');
}
