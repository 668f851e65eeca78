import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { loggUtForm, startInnloggingForm } from '../contract/src/forms/innlogging.ts';
import { XSRF_COOKIE } from '../contract/src/headers.ts';
import { BASE_PATH } from '../contract/src/paths.ts';
import { startHostileProvider } from '../server/src/testing/hostile-provider.ts';
import { stubAssets, stubPage } from '../server/src/testing/page-stub.ts';
import { createTestApp } from '../server/src/testing/test-app.ts';
import '../server/src/testing/global-setup.ts';
import { chromiumFlags, findChromium } from './find-chromium.ts';

const provider = await startHostileProvider();
/** Its pages have another origin than its issuer, as those of ID-porten, and lead on to a third, as those of a broker. */
const broker = createServer(({ url = '' }, response) =>
  response.writeHead(302, { location: provider.issuer.replace('127.0.0.1', 'localhost') + url }).end(),
);
await once(broker.listen(0, '127.0.0.1'), 'listening');
const pages = `http://127.0.0.1:${(broker.address() as AddressInfo).port}`;
provider.announce({ authorization_endpoint: `${pages}/authorize`, end_session_endpoint: `${pages}/end` });

const toForm = (path: string, formToken = '') =>
  `<form method="post" action="${path}"><input type="hidden" name="formToken" value="${formToken}"><button>${path}</button></form>`;
const portal = await createTestApp(
  { OIDC_ISSUER: provider.issuer },
  {
    pages: {
      render: async ({ context: { formToken } }) =>
        stubPage(toForm(startInnloggingForm.path) + toForm(loggUtForm.path, formToken)),
      assets: stubAssets,
    },
  },
);
const port = new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 })).port;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      ...chromiumFlags,
      // The address that the portal thinks it has.
      `--host-resolver-rules=MAP *.localhost:3000 127.0.0.1:${port}`,
    ],
  });
});
afterAll(async () => {
  await browser?.close();
  await portal.close();
  await provider.close();
  broker.close();
});

test.each([true, false])(
  'a browser logs in and out at a provider with pages elsewhere, and Back leaves them (script: %s)',
  async (javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const press = (path: string) => page.getByRole('button', { name: path, exact: true }).click();
    const hasSession = async () => (await context.cookies()).some(({ name }) => name === XSRF_COOKIE);

    await page.goto(`http://sb1.localhost:3000${BASE_PATH}`);
    await press(startInnloggingForm.path);
    await expect.poll(hasSession).toBe(true);
    await page.waitForURL(`**${BASE_PATH}`);

    await press(loggUtForm.path);
    await page.waitForURL('**/end?**');
    expect(await hasSession()).toBe(false);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(BASE_PATH);
    await context.close();
  },
);
