import fc from 'fast-check';
import { endpoints } from '@portal/contract/endpoints.ts';
import { XSRF_COOKIE } from '@portal/contract/headers.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { tilbakemeldingForm } from '@portal/contract/tilbakemelding-blokker.ts';
import { utseendeForm } from '@portal/contract/utseende.ts';
import { createTestBrowser, type TestBrowser } from '../../../server/src/testing/test-browser.ts';
import type { Proof } from './proof.ts';
import { startProofPortal } from './proof-portal.ts';

/** Ways to write another host that have worked somewhere. */
const known = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%2f%2fevil.example',
  `${BASE_PATH}@evil.example`,
  `https://localhost:3000@evil.example${BASE_PATH}`,
  `https://localhost.evil.example${BASE_PATH}`,
  'javascript:alert(1)',
  'data:text/html,x',
  `${BASE_PATH}/../../../../evil`,
  `${BASE_PATH}/%2e%2e/%2e%2e/evil`,
  `${BASE_PATH}\r\nlocation: https://evil.example`,
  `${BASE_PATH}#https://evil.example`,
  'evil.example',
  '?x',
  '',
];

export const proveRedirects: Proof = {
  name: 'redirects',
  claim: 'No address, field or referring page sends a browser anywhere but to our own pages',
  async prove(services, { cases, weaken }) {
    const portal = await startProofPortal(services, {
      // Weakened: a page that redirects wherever it is told to (open redirect).
      weaken: weaken
        ? (app) =>
            app.get('/svak', (request, reply) =>
              reply.redirect(new URLSearchParams(request.url.split('?')[1]).get('til') ?? '/'),
            )
        : undefined,
    });
    const failures: string[] = [];
    let redirects = 0;
    const mine = await portal.logIn();

    const look = (how: string, target: string, location: string | string[] | number | undefined): void => {
      if (typeof location !== 'string') return;
      redirects += 1;
      if (!isOwn(location)) failures.push(`${how} with ${JSON.stringify(target)} leads to ${location}`);
    };
    /** The login itself: its return address is checked after it. */
    const logInFor = async (target: string): Promise<void> => {
      const browser = createTestBrowser(portal.app);
      const start = await browser.submit('/auth/start', { returnTo: target });
      const back = await browser.get(await portal.provider.visit(start.headers.location ?? ''));
      look('the way back after login', target, back.headers.location);
    };
    const post = (browser: TestBrowser, url: string, fields: Record<string, string>, referer: string) =>
      browser.submit(
        url,
        { formToken: browser.cookies.get(XSRF_COOKIE) ?? '', ...fields },
        { referer: encodeURI(referer.toWellFormed()) },
      );

    const attempt = async (target: string): Promise<void> => {
      await logInFor(target);
      const theme = await post(mine, utseendeForm.path, { utseende: 'dark' }, target);
      look('the choice of light or dark', target, theme.headers.location);
      const feedback = await post(mine, tilbakemeldingForm.path, { verdi: '4', side: target }, target);
      look('feedback', target, feedback.headers.location);
      const offer = await post(
        mine,
        `${BASE_PATH}/tilbud/fjern`,
        { avtaleNummer: 'x', kort: target },
        target,
      );
      look('removing an offer', target, offer.headers.location);
      const logout = await createTestBrowser(portal.app).write('POST', endpoints.logout.path, {
        goto: target,
      });
      const { data } = logout.json<{ data?: { logoutUrl: string } }>();
      if (data !== undefined) look('logout', target, data.logoutUrl);
      const frame = await createTestBrowser(portal.app).get('/auth/frame', {
        referer: encodeURI(target.toWellFormed()),
      });
      if (/name="returnTo" value="(?!\/privat\/forsikring\/oversikt)/.test(frame.body))
        failures.push(`the framed login page returns to ${JSON.stringify(target)}`);
      const encoded = encodeURIComponent(target.toWellFormed());
      for (const path of ['/', BASE_PATH, '/svak'])
        look(
          path,
          target,
          (await mine.get(`${path}?til=${encoded}&returnTo=${encoded}&goto=${encoded}`)).headers.location,
        );
    };
    for (const target of known) await attempt(target);
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(
          fc.constantFrom('', '/', '//', '/\\', 'https:', BASE_PATH),
          fc.webUrl({ withQueryParameters: true }),
          fc.string({ unit: 'binary', maxLength: 20 }),
        ),
        async (parts) => attempt(parts.join('')),
      ),
      { numRuns: Math.max(5, Math.ceil(cases / 50)) },
    );
    await portal.close();
    return { figures: { 'redirects looked at': redirects }, failures };
  },
};

/** A path of our own pages, parsed as browsers parse it. */
function isOwn(location: string): boolean {
  const url = URL.parse(location, 'http://localhost:3000');
  return (
    url?.origin === 'http://localhost:3000' &&
    (url.pathname === '/' || url.pathname.startsWith('/privat/forsikring'))
  );
}
