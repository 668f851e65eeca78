import fc from 'fast-check';
import { endpoints } from '@portal/contract/endpoints.ts';
import { REQUESTED_BY, REQUESTED_BY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@portal/contract/headers.ts';
import type { TestBrowser } from '../../../server/src/testing/test-browser.ts';
import { type Case, encode, request, toPayload } from './fuzz-cases.ts';
import type { Proof } from './proof.ts';
import { isWrite, type KnownRoute, type ProofPortal, startProofPortal, toCookie } from './proof-portal.ts';

const WEAK = '/api/privat/forsikring/svak';

export const proveFuzz: Proof = {
  name: 'fuzz',
  claim: 'No address, query, header or body makes the portal fail',
  async prove(attack) {
    const { cases, weaken, figures, failures } = attack;
    const portal = await startProofPortal(attack, {
      // Weakened: a new route that trusts its input and crashes on lone surrogates.
      weaken: (app) =>
        app.post(WEAK, ({ body: sent }) => encodeURIComponent(Object.values(Object(sent)).join(''))),
    });
    const routes = portal.routes.filter(({ method }) => method !== 'OPTIONS' && method !== 'HEAD');
    const writes = routes.filter(isWrite);
    const weak = routes.filter(({ url }) => url === WEAK);
    // Writes read more input, so they are chosen more often.
    const often = [...Array(3).fill(writes), ...Array(100).fill(weak)] as KnownRoute[][];
    const chosen = [...routes, ...often.flat()];
    const statuses = new Map<number, number>();
    let browser = await portal.logIn();
    let count = 0;
    const details = await fc.check(
      fc.asyncProperty(request, async (one) => {
        // Resets the rate limits, which would stop the cases before they reach the code behind.
        if ((count += 1) % 15 === 0) await portal.database.deleteFrom('request_count').execute();
        const route = chosen[one.route % chosen.length];
        if (route === undefined) throw new Error('The portal has no routes');
        const status = await send(portal, browser, route, one);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (/logg-?ut|logout/i.test(route.url) && status < 400) browser = await portal.logIn();
        if (status >= 500) throw new Error(`${route.method} ${route.url} answers ${status}`);
      }),
      // One case in thirty hits the weak route, so this many always find it.
      {
        numRuns: weaken ? Math.max(cases, 1000) : cases,
        interruptAfterTimeLimit: 20 * 60_000,
        markInterruptAsFailure: true,
      },
    );
    const isAlive = (await browser.get(endpoints.getSession.path)).statusCode < 500;
    Object.assign(figures, { cases: details.numRuns, routes: routes.length });
    for (const [status, number] of [...statuses].toSorted(([a], [b]) => a - b))
      figures[`answered ${status}`] = number;
    if (details.failed)
      failures.push(
        `${String(details.errorInstance)} for ${JSON.stringify(details.counterexample)} (seed ${details.seed})`,
      );
    if (!isAlive) failures.push('the portal has stopped answering');
  },
};

async function send(
  { app }: ProofPortal,
  browser: TestBrowser,
  { method, url }: KnownRoute,
  one: Case,
): Promise<number> {
  const query = Object.entries(one.query).map((pair) => pair.map(encode).join('='));
  const address =
    url.replaceAll(/:\w+|\*/g, () => encode(one.parameter)) + (query.length > 0 ? `?${query.join('&')}` : '');
  const token = one.hasToken ? (browser.cookies.get(XSRF_COOKIE) ?? '') : 'x';
  const isForm = one.body.type.includes('urlencoded');
  const payload = toPayload(url, one.body);
  const { statusCode } = await app.inject({
    method: method as 'POST',
    url: address,
    headers: {
      host: 'localhost:3000',
      cookie: `${toCookie(browser)}; ${one.cookie}`,
      origin: browser.origin,
      [REQUESTED_BY_HEADER]: REQUESTED_BY,
      [XSRF_HEADER]: token,
      ...one.headers,
      ...(method === 'GET' || one.body.type === '' ? {} : { 'content-type': one.body.type }),
    },
    ...(method === 'GET' ? {} : { payload: isForm ? `formToken=${token}&${payload}` : payload }),
  });
  return statusCode;
}
