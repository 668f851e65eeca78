import { afterAll, expect, test } from 'vitest';

import { type LoginContext, loginContexts } from '@portal/contract/auth.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import type { PageContext } from '@portal/contract/page.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { startHostileProvider } from '../testing/hostile-provider.ts';
import { startLogin } from '../testing/log-in.ts';
import { stubAssets, stubPage } from '../testing/page-stub.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const provider = await startHostileProvider();
const contexts: PageContext[] = [];
const portal = await createTestApp(
  { OIDC_ISSUER: provider.issuer },
  {
    pages: {
      render: async ({ context }) => {
        contexts.push(context);
        return stubPage();
      },
      assets: stubAssets,
    },
  },
);
afterAll(async () => {
  await portal.close();
  await provider.close();
});

const inApp: readonly LoginContext[] = ['MOBILBANK', 'MOBILBANK_DNB'];

test.each(loginContexts)(
  'logged in from %s: the surrounding and who may frame it follow (AMB-60)',
  async (context) => {
    const browser = createTestBrowser(portal.app, 'http://dnb.localhost:3000');
    provider.deceive({ claims: { login_context: context } });
    await browser.get(await provider.visit(await startLogin(browser)));
    const isInApp = inApp.includes(context);

    const client = await browser.get(endpoints.getClientContext.path);
    expect(client.json()).toMatchObject({ embedded: isInApp });
    const { headers } = await browser.get(BASE_PATH);
    expect(/frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]).toBe(
      isInApp ? 'http://dnb.localhost:*' : 'http://nettbank.dnb.localhost:*',
    );
  },
);

test.each([
  ['fremtind', '', 'FREMTIND_NO'],
  ['fremtind', '?fromFinn', 'FINN'],
  ['dnb', '?a=%2520&FROMLO=1&fromLo', 'LOFAVOR_NO'],
  ['dnb', '', 'KUNDEKLIENT_SKADE'],
])(
  'a page of %s at %s says where the visit came from: %s (SES-07, SES-08)',
  async (brand, search, source) => {
    const browser = createTestBrowser(portal.app, `http://${brand}.localhost:3000`);
    await browser.get(BASE_PATH + search);
    expect(contexts.at(-1)).not.toHaveProperty('marketSource');
    provider.deceive({});
    await browser.get(await provider.visit(await startLogin(browser)));
    await browser.get(BASE_PATH + search);
    expect(contexts.at(-1)?.marketSource).toBe(source);
  },
);
