import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { BASE_PATH } from '@portal/contract/paths.ts';

import { stubAssets, stubPage } from '../testing/page-stub.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const CONFIG_DIR = mkdtempSync(path.join(tmpdir(), 'page-policy-'));
cpSync(path.join(import.meta.dirname, '../../config'), CONFIG_DIR, { recursive: true });
function change(brand: string, fields: object): void {
  const file = path.join(CONFIG_DIR, `distributors/${brand}.json`);
  const before: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...before, ...fields }));
}
change('sb1', { loggUtUrl: 'https://bank.example/ut' });
change('eika', { chatScript: '/chat/start.js' });
change('fana', { consentScript: '/samtykke/start.js' });

const portal = await createTestApp(
  { CONFIG_DIR, OIDC_ISSUER: 'https://id.example/realms/bank' },
  { pages: { render: async () => stubPage(), assets: stubAssets } },
);
afterAll(async () => {
  await portal.close();
  rmSync(CONFIG_DIR, { recursive: true });
});

test('in a deploy and after a rollback, 0.1.0 may answer a form of this page with its redirect', async () => {
  const { headers } = await createTestBrowser(portal.app, 'http://sb1.localhost:3000').get(BASE_PATH);
  const [, targets = ''] = /form-action ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
  expect(targets.split(' ')).toEqual(
    expect.arrayContaining([
      // ‘Logg inn’, and ‘Logg ut’ where the brand follows the provider’s answer.
      'https://id.example',
      // ‘Logg ut’.
      'https://bank.example',
      // ‘Logg inn’ in the web bank’s frame, where the provider knows the customer already.
      'http://nettbank.sb1.localhost:8000',
    ]),
  );
});

const getPolicy = async (brand: string) => {
  const { headers } = await createTestBrowser(portal.app, `http://${brand}.localhost:3000`).get(BASE_PATH);
  return String(headers['content-security-policy']);
};

test.each([
  ['a chat', 'eika'],
  ['a script for consent', 'fana'],
])('%s on the portal’s own host was not written for Trusted Types either, and runs', async (_, brand) => {
  expect(await getPolicy(brand)).not.toContain('trusted-types');
});

test('a brand without such a script has Trusted Types', async () => {
  expect(await getPolicy('sbm')).toContain("require-trusted-types-for 'script'");
});
