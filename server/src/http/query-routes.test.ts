import { afterAll, describe, expect, test } from 'vitest';

import { endpoints, type QueryName } from '@portal/contract/endpoints.ts';
import { CORRELATION_ID_HEADER, SESSION_EXPIRES_HEADER } from '@portal/contract/headers.ts';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logInAs } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

/** Queries open to visitors; all others of the contract are a customer's own (API-41). */
const forVisitors: readonly string[] = [
  'getSessionStatus',
  'getClientContext',
  'getOversiktConfig',
  'getKontaktinfo',
  'getLogin',
  'getPostnummer',
  'getTilgjengelighet',
];
const names = Object.keys(endpoints).filter((name): name is QueryName => name.startsWith('get'));

const portal = await createTestApp();
afterAll(() => portal.close());
const visitor = createTestBrowser(portal.app);
const customer = await logInAs(portal.app, fodselsnumre.standard);

describe.each(names)('%s', (name) => {
  const { path } = endpoints[name];

  test('answers a visitor only if it is public', async () => {
    for (const address of [path, `${path}?kfpSessionId=1&pid=${fodselsnumre.standard}`]) {
      const answer = await visitor.get(address);
      expect(answer.statusCode, 'server/src/app.ts gathers the queries that are served').toBe(
        forVisitors.includes(name) ? 200 : 401,
      );
      expect(answer.headers).not.toHaveProperty(SESSION_EXPIRES_HEADER);
      if (answer.statusCode === 401) expect(answer.json()).toMatchObject({ code: 'IKKE_INNLOGGET' });
    }
  });

  test('says how long the session has left, and its reference; what is a customer’s own is kept nowhere', async () => {
    const { headers } = await customer.get(path);
    expect(headers[CORRELATION_ID_HEADER]).toMatch(/^\w{4}-\w{4}$/);
    // A publicly cacheable answer must carry nothing of a session.
    if (name === 'getPostnummer') expect(headers).not.toHaveProperty(SESSION_EXPIRES_HEADER);
    else {
      // The login address is not below the API's path.
      if (path.startsWith('/api/')) expect(Number(headers[SESSION_EXPIRES_HEADER])).toBeGreaterThan(800);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});
