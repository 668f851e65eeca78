import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { API_PATH, BASE_PATH } from '@portal/contract/paths.ts';
import type { RenderPage } from '@portal/contract/page.ts';

import { createKunde } from '../testing/create-kunde.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logInAs } from '../testing/log-in.ts';
import { stubAssets, stubPage } from '../testing/page-stub.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const STANDARD = fodselsnumre.standard;
const HTML = { accept: 'text/html,*/*' };
const LOGOUT = endpoints.logout.path;

let broken: 'nothing' | 'the page' | 'every page' = 'nothing';
/** A stub page that shows what the server asked to be rendered. */
const render: RenderPage = async ({ context }) => {
  const { failure, correlationId, retryAfter, returnTo } = context;
  if (broken === 'every page' || (broken === 'the page' && failure === undefined))
    throw new Error('Kan ikke tegne siden');
  const opening = `<p>${failure ?? 'siden'} ${correlationId} ${retryAfter ?? ''} ${returnTo ?? ''}</p>`;
  return stubPage(opening);
};
const portal = await createTestApp({}, { pages: { render, assets: stubAssets } });
afterAll(() => portal.close());

describe('what the log says of a failure', () => {
  const listLevels = (message: string) =>
    portal.log.lines
      .map((line): { level: number; msg?: string; err?: object } => JSON.parse(line))
      .filter(({ msg }) => msg === message)
      .map(({ level, err }) => ({ level, hasStack: err !== undefined }));

  test('an outside system’s is a warning without a stack: no fault of ours is looked for', async () => {
    const { fodselsnummer } = await createKunde({ faults: { kunderegister: { fault: '500' } } });
    const browser = await logInAs(portal.app, fodselsnummer);
    portal.log.clear();
    expect((await browser.get(endpoints.getKunde.path)).statusCode).toBe(502);
    expect(listLevels('request failed')).toEqual([{ level: 40, hasStack: false }]);
    expect(listLevels('outside call failed').length).toBeGreaterThan(0);
  });
});

describe('what the API cannot take', () => {
  test.each([
    ['broken JSON', 'application/json', '{"goto": ', 400, 'UGYLDIG_FORESPORSEL'],
    [
      'JSON that would change every object',
      'application/json',
      '{"__proto__": {"a": 1}}',
      400,
      'UGYLDIG_FORESPORSEL',
    ],
    ['another type', 'application/json', '{"goto": 7}', 400, 'UGYLDIG_FORESPORSEL'],
    ['a list', 'application/json', '[]', 400, 'UGYLDIG_FORESPORSEL'],
    ['a kind of content we do not read', 'application/xml', '<goto/>', 400, 'UGYLDIG_FORESPORSEL'],
    ['more than a request may hold', 'application/json', JSON.stringify('a'.repeat(40_000)), 413, 'FOR_STOR'],
  ])('%s is refused in our own words', async (_, type, payload, status, code) => {
    const browser = createTestBrowser(portal.app);
    const answer = await portal.app.inject({
      method: 'POST',
      url: LOGOUT,
      headers: {
        host: 'localhost:3000',
        origin: browser.origin,
        'x-requested-by': 'forsikringsoversikt',
        'content-type': type,
      },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      code,
      message: expect.stringMatching(/^Forespørselen er /),
      correlationId: answer.headers['x-correlation-id'],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('announced JSON without a body is no body, not an error', async () => {
    const browser = createTestBrowser(portal.app);
    const answer = await browser.write('POST', LOGOUT, undefined, { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('an address that leads nowhere', () => {
  test.each(['/api/finnes-ikke', `${API_PATH}/finnes-ikke`, `${API_PATH}/../../etc/passwd`])(
    'of the API is answered as the API answers, whatever the browser would like: %s',
    async (url) => {
      const answer = await portal.app.inject({ url, headers: { host: 'localhost:3000', ...HTML } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'FINNES_IKKE' });
    },
  );

  test('elsewhere is a page for a browser, and plain text for other clients', async () => {
    const opened = await portal.app.inject({
      url: '/finnes-ikke',
      headers: { host: 'localhost:3000', ...HTML },
    });
    expect(opened.statusCode).toBe(404);
    expect(opened.headers['content-type']).toContain('text/html');
    expect(opened.body).toContain(`refused ${String(opened.headers['x-correlation-id'])}`);
    const asked = await portal.app.inject({ url: '/finnes-ikke', headers: { host: 'localhost:3000' } });
    expect(asked.statusCode).toBe(404);
    expect(asked.json()).toMatchObject({ code: 'FINNES_IKKE' });
  });

  test('with another method than the route has is the same', async () => {
    const browser = createTestBrowser(portal.app);
    const answer = await browser.write('PUT', endpoints.getAvtaler.path, {});
    expect(answer.statusCode).toBe(404);
  });
});

describe('a page that cannot be drawn', () => {
  test('is replaced by the error page, and logged with the reason (RTE-11)', async () => {
    broken = 'the page';
    try {
      const answer = await createTestBrowser(portal.app).get(BASE_PATH, HTML);
      expect(answer.statusCode).toBe(500);
      expect(answer.body).toContain(`uncaught ${String(answer.headers['x-correlation-id'])}`);
      expect(answer.body).not.toContain('Kan ikke tegne siden');
      expect(portal.log.lines.join('')).toContain('Kan ikke tegne siden');
    } finally {
      broken = 'nothing';
    }
  });

  test('when the error page fails too, is answered in plain text with a reference, without the reason', async () => {
    broken = 'every page';
    try {
      const browser = createTestBrowser(portal.app);
      const answer = await browser.get(BASE_PATH, HTML);
      expect(answer.statusCode).toBe(500);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('Oisann, her skjedde det en feil');
      expect(answer.body).toContain(String(answer.headers['x-correlation-id']));
      expect(answer.body).not.toContain('Kan ikke tegne siden');
      expect(answer.body).not.toContain('.ts:');
    } finally {
      broken = 'nothing';
    }
  });
});

describe('a failing database', () => {
  test('gives 503 with Retry-After; routes without database still answer', async () => {
    const other = await createTestApp();
    try {
      const browser = await logInAs(other.app, STANDARD);
      await other.database.destroy();
      const answer = await browser.get(endpoints.getAvtaler.path);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toMatchObject({ code: 'UTILGJENGELIG' });
      expect((await browser.get('/health/ready')).statusCode).toBe(503);
      expect((await browser.get('/health/live')).json()).toEqual({ status: 'ok' });
    } finally {
      await other.close().catch(() => undefined);
    }
  });

  test('says on its page when and what to retry', async () => {
    const other = await createTestApp({}, { pages: { render, assets: stubAssets } });
    try {
      const browser = await logInAs(other.app, STANDARD);
      const formToken = browser.cookies.get('XSRF-TOKEN') ?? '';
      await other.database.destroy();
      const opened = await browser.get(`${BASE_PATH}/tilbud?fromLo=1&timeout=true`, HTML);
      expect(opened.statusCode).toBe(503);
      expect(opened.body).toContain(`unavailable ${String(opened.headers['x-correlation-id'])} 5 `);
      expect(opened.body).toContain(` ${BASE_PATH}/tilbud?fromLo=1</p>`);
      // A form's POST address cannot be opened with GET, so the retry goes to the form's page.
      const referer = `${browser.origin}${BASE_PATH}/forsikringsprofil`;
      const sent = await browser.submit(`${BASE_PATH}/tilbud/fjern`, { formToken }, { ...HTML, referer });
      expect(sent.statusCode).toBe(503);
      expect(sent.body).toContain(` ${BASE_PATH}/forsikringsprofil</p>`);
    } finally {
      await other.close().catch(() => undefined);
    }
  });

  test('is not reported by a working one', async () => {
    const browser = createTestBrowser(portal.app);
    expect((await browser.get('/health/ready')).json()).toMatchObject({ status: 'ok' });
    expect((await browser.get('/health/live')).statusCode).toBe(200);
  });
});
