import { identify } from '../../server/src/testing/identify.ts';

const CALL_LIMIT_MS = 15_000;

export type CustomerBrowser = ReturnType<typeof createCustomerBrowser>;

/** A customer's browser as the portal sees one, over real HTTP: keeps its cookies and says where requests come from. */
export function createCustomerBrowser(origin: string) {
  const cookies = new Map<string, string>();
  const cookieHeader = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(
    method: string,
    path: string,
    body: { json?: unknown; form?: Record<string, string> } = {},
  ) {
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        'x-requested-by': 'forsikringsoversikt',
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        cookie: cookieHeader(),
        ...(body.json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body.form
        ? new URLSearchParams(body.form)
        : body.json === undefined
          ? null
          : JSON.stringify(body.json),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      refresh: answer.headers.get('refresh'),
      /** By which the audit trail and the log know the request. */
      reference: answer.headers.get('x-correlation-id') ?? '',
      text: await answer.text(),
    };
  }

  return {
    send,
    cookieHeader,
    /** @throws when the portal did not let the customer in */
    async logIn(fodselsnummer: string): Promise<void> {
      const start = await send('POST', '/auth/start', { form: { returnTo: '/privat/forsikring/oversikt' } });
      const address = start.refresh?.replace('0;url=', '');
      if (address === undefined) throw new Error(`The login began with ${start.status}`);
      const { status } = await send('GET', await identify(address, origin, { fodselsnummer }));
      if (status !== 303) throw new Error(`The login ended with ${status}`);
    },
  };
}

/**
 * A visit that is only read from.
 * @returns its Cookie header
 */
export async function openVisit(origin: string, fodselsnummer: string): Promise<string> {
  const browser = createCustomerBrowser(origin);
  await browser.logIn(fodselsnummer);
  return browser.cookieHeader();
}
