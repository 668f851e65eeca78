import { afterAll, expect, test } from 'vitest';

import { type LoginContext, loginContexts } from '@portal/contract/auth.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { startHostileProvider } from '../testing/hostile-provider.ts';
import { startLogin } from '../testing/log-in.ts';
import { stubAssets, stubPage } from '../testing/page-stub.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const provider = await startHostileProvider();
const portal = await createTestApp(
  { OIDC_ISSUER: provider.issuer },
  { pages: { render: async () => stubPage(), assets: stubAssets } },
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
