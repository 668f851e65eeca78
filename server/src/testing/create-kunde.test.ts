import { afterAll, beforeAll, expect, test } from 'vitest';

import { API_PATH } from '@portal/contract/paths.ts';

import { createKunde } from './create-kunde.ts';
import { logIn } from './log-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestBrowser } from './test-browser.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

test('a person that a test made logs in and sees what the test said', async () => {
  const { fodselsnummer } = await createKunde({
    avtaler: [
      { name: 'Hus', productType: 'HUS', monthlyPrice: 400 },
      { systemSource: 'PARIS', name: 'Verdisaker', productType: undefined },
    ],
    faults: { nsf: { fault: 'down' } },
  });
  const browser = createTestBrowser(portal.app);
  await logIn(browser, fodselsnummer);
  const answer = await browser.get(`${API_PATH}/avtaleoversikt/avtaler`);
  expect(answer.json()).toMatchObject({
    avtaler: [
      { systemSource: 'NICE', name: 'Hus', monthlyPrice: 400, avtaleStatus: 'ACTIVE' },
      { systemSource: 'PARIS', name: 'Verdisaker' },
    ],
    monthlySum: 400,
    systemSourceError: true,
  });
});
