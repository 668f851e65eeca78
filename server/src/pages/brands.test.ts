import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { RenderPage } from '@portal/contract/page.ts';
import { alleSprak } from '@portal/contract/sprak.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { stubPage } from '../testing/page-stub.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import { readAssets } from './assets.ts';

const shipped = path.resolve(import.meta.dirname, '../../config');
const folder = mkdtempSync(path.join(tmpdir(), 'brands-'));
const brands = ['sb1', 'dnb', 'eika', 'fana', 'sbm', 'fremtind', 'none', 'ny'];

/** The build output for eight theme files: one style sheet each. */
function writeBuild(): string {
  const dist = path.join(folder, 'dist');
  mkdirSync(path.join(dist, '.vite/rules'), { recursive: true });
  mkdirSync(path.join(dist, 'assets'));
  const source = (name: string, file: string) => {
    // Equal content, since different hashes would reveal the brand.
    writeFileSync(path.join(dist, 'assets', file), '');
    const rules = [{ within: [], text: 'p{}' }];
    writeFileSync(path.join(dist, `.vite/rules/${file}.json`), JSON.stringify(rules));
    return [name, { file: `assets/${file}`, src: name, assets: ['assets/figtree.woff2'] }];
  };
  const manifest = JSON.stringify(
    Object.fromEntries([
      source('src/styles/index.css', 'index.css'),
      source('src/styles/figtree.css', 'figtree.css'),
      source('src/entry.client.tsx', 'entry.js'),
      ...brands.map((brand) => source(`src/themes/${brand}.css`, `${brand}-theme.css`)),
    ]),
  );
  for (const sprak of alleSprak) writeFileSync(path.join(dist, `.vite/manifest.${sprak}.json`), manifest);
  return dist;
}

/** A configuration with an eighth brand: one more file. */
function writeConfig(): string {
  const config = path.join(folder, 'config');
  cpSync(shipped, config, { recursive: true });
  writeFileSync(
    path.join(config, 'distributors/ny.json'),
    JSON.stringify({
      shortname: 'ny',
      navn: 'Ny Bank Forsikring',
      hosts: { prod: [], qa: [], test: [], dev: ['ny.localhost'] },
      theme: 'ny',
      loggUtUrl: 'https://www.ny.example/logget-ut',
      framing: { site: 'ny.localhost', nettbank: ['http://nettbank.ny.localhost:8000'] },
      kontaktinfo: { navn: 'Ny Bank Forsikring', telefon: '22334455', apningstider: [] },
    }),
  );
  return config;
}

/** Markup independent of the brand: any difference between two pages below comes from the server. */
const render: RenderPage = async ({ context }) => {
  const markup = `<p>${context.colorScheme ?? 'som enheten'}${context.isStrangeHost === true ? ' ukjent' : ''}</p>`;
  return stubPage(markup);
};

const parts = { pages: { render, assets: readAssets(writeBuild()) } };
const portal = await createTestApp({ CONFIG_DIR: writeConfig() }, parts);
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const open = (brand: string, headers: Record<string, string> = {}) =>
  createTestBrowser(portal.app, `http://${brand}.localhost:3000`).get(BASE_PATH, headers);
const frameAncestors = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1];

describe('each brand', () => {
  test.each(brands)('%s loads its own theme and no other', async (brand) => {
    const { body, statusCode } = await open(brand);
    expect(statusCode).toBe(200);
    expect(body.match(/\w+-theme\.css/g)).toEqual([`${brand}-theme.css`]);
  });

  test('has the same markup as the others', async () => {
    const pages = await Promise.all(brands.map(async (brand) => (await open(brand)).body));
    const alike = pages.map((page) =>
      page.replace(/\w+-theme\.css/, 'theme.css').replaceAll(/nonce="[^"]*"/g, 'nonce'),
    );
    expect(new Set(alike).size).toBe(1);
  });

  test('may be an eighth, of one file and one theme', async () => {
    const answer = await createTestBrowser(portal.app, 'http://ny.localhost:3000').get(
      endpoints.getClientContext.path,
    );
    expect(answer.json()).toMatchObject({ shortname: 'ny', info: { navn: 'Ny Bank Forsikring' } });
  });
});

test.each(['ukjent.localhost', 'sb1.localhost.example'])(
  'a page at %s, which is in no file, knows that nobody can log in there',
  async (host) => {
    const { body } = await createTestBrowser(portal.app, `http://${host}:3000`).get(BASE_PATH);
    expect(body).toContain('ukjent</p>');
    for (const brand of brands) expect((await open(brand)).body).not.toContain('ukjent</p>');
  },
);

describe('who may frame a page', () => {
  test.each([
    ['sb1', 'http://nettbank.sb1.localhost:*', 'http://sb1.localhost:*'],
    ['dnb', 'http://nettbank.dnb.localhost:*', 'http://dnb.localhost:*'],
    ['eika', 'http://nettbank.eika.localhost:*', 'http://eika.localhost:*'],
    ['fana', 'http://nettbank.fana.localhost:*', 'http://fana.localhost:*'],
    ['sbm', 'http://nettbank.sbm.localhost:*', 'http://sbm.localhost:*'],
    ['fremtind', "'none'", "'none'"],
    ['none', "'none'", "'none'"],
    ['ny', 'http://nettbank.ny.localhost:8000', "'none'"],
  ])('%s: the bank’s own pages, and in the app what its file says', async (brand, nettbank, mobilbank) => {
    const inBrowser = await open(brand);
    expect(frameAncestors(inBrowser.headers['content-security-policy'])).toBe(nettbank);
    const inApp = await open(brand, { cookie: 'kfp-mobilapp=ios' });
    expect(frameAncestors(inApp.headers['content-security-policy'])).toBe(mobilbank);
  });

  test('the framed login page: our own pages too', async () => {
    const login = async (brand: string) => {
      const browser = createTestBrowser(portal.app, `http://${brand}.localhost:3000`);
      return frameAncestors((await browser.get('/auth/frame')).headers['content-security-policy']);
    };
    expect(await login('none')).toBe("'self'");
    expect(await login('sb1')).toBe("'self' http://nettbank.sb1.localhost:*");
  });

  test('nothing but pages may be framed', async () => {
    const answer = await createTestBrowser(portal.app, 'http://sb1.localhost:3000').get(
      endpoints.getClientContext.path,
    );
    expect(frameAncestors(answer.headers['content-security-policy'])).toBe("'none'");
  });
});

describe('light or dark', () => {
  const browser = () => createTestBrowser(portal.app);
  const choose = (to: ReturnType<typeof browser>, utseende: string) =>
    to.submit(
      `${BASE_PATH}/utseende`,
      { utseende },
      { referer: `http://localhost:3000${BASE_PATH}/tilbud?a=1` },
    );

  test('is the device’s own until the customer chooses', async () => {
    const { body } = await browser().get(BASE_PATH);
    expect(body).toContain('<html lang="nb"><head>');
    expect(body).toContain('<meta name="color-scheme" content="light dark">');
    expect(body).toContain('som enheten');
  });

  test.each(['light', 'dark'])('%s stays chosen, from the first byte of the page', async (scheme) => {
    const customer = browser();
    const answer = await choose(customer, scheme);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${BASE_PATH}/tilbud?a=1`]);
    expect(customer.cookies.get('kfp-utseende')).toBe(scheme);
    const { body } = await customer.get(BASE_PATH);
    expect(body).toContain(`<html lang="nb" data-color-scheme="${scheme}">`);
    expect(body).toContain(`<meta name="color-scheme" content="${scheme}">`);
    expect(body).toContain(`<p>${scheme}</p>`);
    await choose(customer, 'enhet');
    expect(customer.cookies.has('kfp-utseende')).toBe(false);
  });

  test('on https its cookie has a name that no neighbouring host can plant', async () => {
    const secure = await createTestApp({ PUBLIC_URL: 'https://localhost' }, parts);
    const customer = createTestBrowser(secure.app, 'https://localhost');
    await customer.submit(`${BASE_PATH}/utseende`, { utseende: 'dark' });
    expect([...customer.cookies]).toEqual([['__Host-kfp-utseende', 'dark']]);
    expect((await customer.get(BASE_PATH)).body).toContain('data-color-scheme="dark"');
    const planted = createTestBrowser(secure.app, 'https://localhost');
    const { body } = await planted.get(BASE_PATH, { cookie: 'kfp-utseende=dark' });
    expect(body).not.toContain('data-color-scheme');
    await secure.close();
  });

  test('is not chosen by another site, nor by a cookie that holds something else', async () => {
    const customer = browser();
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await customer.submit(`${BASE_PATH}/utseende`, { utseende: 'dark' }, foreign);
    expect(answer.statusCode).toBe(403);
    expect(customer.cookies.size).toBe(0);
    const { body } = await customer.get(BASE_PATH, { cookie: 'kfp-utseende="><script>' });
    expect(body).toContain('<html lang="nb"><head>');
  });
});
