import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { chromiumFlags, findChromium } from './find-chromium.ts';
import { fodselsnumre } from './testing/fodselsnumre.ts';
import { copyPortal, type PortalCopy } from './testing/portal-copy.ts';
import type { Stack, startStack } from './stack.ts';

const THEME_FILE = 'web/src/themes/ny.css';
const CONTRAST_TEST = 'web/src/themes/contrast.test.ts';
/** The two files that define a brand. Its colours are unique, as the themes' test requires. */
const distributor = {
  shortname: 'ny',
  navn: 'Ny Bank Forsikring',
  hosts: { prod: [], qa: [], test: [], dev: ['ny.localhost'] },
  theme: 'ny',
  loggUtUrl: 'http://localhost:8000/bank/ny/logget-ut',
  framing: { site: 'ny.localhost', nettbank: ['http://nettbank.ny.localhost:*'] },
  kontaktinfo: { navn: 'Ny Bank Forsikring', telefon: '22438634', apningstider: [] },
};
const CANVAS = '#f6f3f7';
const toTheme = (model: string) =>
  model
    .replace('#f8f4f0', CANVAS)
    .replace('#7a2340, #f4b0c1', '#6b3d00, #f5cd8e')
    .replace('#f6e1e3, #4d2435', '#f3e2c6, #45310f');

let copy: PortalCopy;
/** File names contain a hash of the content. */
let scriptsBefore: string[];
let scriptsAfter: string[];
let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  copy = copyPortal();
  expectDone(copy.buildClient());
  scriptsBefore = [...copy.listBuilt('.js').keys()];
  copy.write('server/config/distributors/ny.json', JSON.stringify(distributor, undefined, 2));
  copy.write(THEME_FILE, toTheme(copy.read('web/src/themes/fana.css')));
  expectDone(copy.buildClient());
  scriptsAfter = [...copy.listBuilt('.js').keys()];
  expectDone(copy.buildServer());
  copy.speakBokmalOnly();

  // Imported from the copy, so that it starts the copy's processes.
  const own: { startStack: typeof startStack } = await import(join(copy.root, 'tools/stack.ts'));
  const dataDir = join(copy.root, 'data');
  mkdirSync(dataDir);
  stack = await own.startStack({ port: 0, simulatorsPort: 0, dataDir, quiet: true });
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', ...chromiumFlags],
  });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  copy?.remove();
}, 30_000);

/** Shows the output on failure. */
function expectDone({ status, output }: ReturnType<PortalCopy['runTests']>): void {
  expect(status, output).toBe(0);
}

/** The overview of a brand, and the themes it has loaded. */
async function open(shortname: string): Promise<{ page: Page; themes: string[] }> {
  const page = await browser.newPage();
  await page.goto(stack.url.replace('localhost', `${shortname}.localhost`) + BASE_PATH);
  const sheets = await page.locator('style').first().getAttribute('data-files');
  const themes = (sheets ?? '')
    .split(' ')
    .flatMap((sheet) => /\/(ny|sb1|fana|none)-[^/]+\.css$/.exec(sheet)?.[1] ?? []);
  return { page, themes };
}

describe('an eighth brand of one file and one theme, in a build of its own', () => {
  test('has its theme built, and no script has changed', () => {
    const themes = [...copy.listBuilt('.css')].filter(([name]) => name.startsWith('ny-'));
    expect(themes.map(([, css]) => css)).toEqual([expect.stringContaining(CANVAS)]);
    expect(scriptsBefore.length).toBeGreaterThan(10);
    expect(scriptsAfter).toEqual(scriptsBefore);
  });

  test('is shown to who asks its host, in its own colours, with login', async () => {
    const { page, themes } = await open('ny');
    expect(themes).toEqual(['ny']);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(246, 243, 247)',
    );
    await page.getByRole('button', { name: 'Avvis alle' }).click();
    await page.frameLocator('iframe').getByRole('button', { name: 'Logg inn med BankID' }).click();
    await page.getByLabel('Fødselsnummer').fill(fodselsnumre.standard);
    await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' }).waitFor();
    expect(await page.title()).toBe('Forsikringsoversikt – Ny Bank Forsikring');
    await page.close();
  }, 30_000);

  test.each(['sb1', 'fana', 'none'])(
    'is not loaded by %s',
    async (shortname) => {
      const { page, themes } = await open(shortname);
      expect(themes).toEqual([shortname]);
      await page.close();
    },
    30_000,
  );

  test('is asked for its contrast, and one that cannot be read neither passes nor builds', () => {
    expectDone(copy.runTests(CONTRAST_TEST));
    const good = copy.read(THEME_FILE);
    copy.write(THEME_FILE, good.replace(/--color-muted: light-dark\(#\w+/, '--color-muted: light-dark(#bbb'));
    const { status, output } = copy.runTests(CONTRAST_TEST);
    expect(status).toBe(1);
    expect(output).toContain('ny.css has enough contrast, light and dark');
    const build = copy.buildClient();
    expect(build.status).toBe(1);
    expect(build.output).toContain('ny.css: light: muted on canvas is');
  }, 60_000);
});
