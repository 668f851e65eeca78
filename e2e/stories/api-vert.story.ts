import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/paths.ts';
import { logIn } from '../steps/log-in.ts';
import { ofOneFile, runStack } from '../steps/run-stack.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, test as base } from '../steps/test.ts';

const API_HOST = 'https://api.example.no';

/** A portal whose operator has set another host for the API. */
const test = base.extend<object, { portalUrl: string }>({
  portalUrl: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
      const config = join(folder, 'config');
      await cp(join(ROOT, 'server/config'), config, { recursive: true });
      const file = join(config, 'oversikt.json');
      const settings = JSON.parse(await readFile(file, 'utf8')) as object;
      await writeFile(file, JSON.stringify({ ...settings, apiHost: API_HOST }));
      await runStack({ CONFIG_DIR: config }, ({ url }) => use(url));
      await rm(folder, { recursive: true, force: true });
    },
    ofOneFile,
  ],
  baseURL: async ({ portalUrl }, use) => use(portalUrl),
});

test('the operator has moved the API: the page calls it there, and its CSP allows it (CFG-06)', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  await page.route(`${API_HOST}/**`, async (route) => {
    const request = route.request();
    // CORS as such a host must have it: it allows our origin, credentials and headers. Its answers are the portal's.
    const headers = {
      'access-control-allow-origin': baseURL ?? '',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'x-requested-by, x-kfp-session-id',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const { pathname, search } = new URL(request.url());
    asked.push(pathname);
    const marker = request.headers()['x-requested-by'] ?? '';
    const answer = await page.request.get(pathname + search, { headers: { 'x-requested-by': marker } });
    return route.fulfill({ status: answer.status(), headers, json: await answer.json() });
  });
  const own: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${baseURL}/api/`)) own.push(request.url());
  });
  await logIn(page, 'standard');
  // Before hydration a link loads a new document, and the browser asks the API for nothing.
  await expectScriptIn(page.getByRole('button', { name: 'Logg ut' }));
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page.getByText('Du får dokumenter i posten')).toBeVisible();
  expect(asked).toContain('/api/privat/forsikring/samtykke/reservasjon/hent');
  expect(own).toEqual([]);
  // The page may still be asking when the story has seen enough.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
