import { get } from 'node:http';

import type { Page, Request } from '@playwright/test';

import type { Sprak } from '../../contract/src/sprak.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { watchLayoutShifts } from '../steps/page-quality.ts';
import { expect, test } from '../steps/test.ts';

/** Bytes on the wire, compressed with brotli. */
const PAGE_LIMIT = 32_000;

/** The savings bank's three agreements are on the overview alone. */
for (const [what, path, agreements] of [
  ['the overview', OVERSIKT, 10],
  ['the page of costs', `${OVERSIKT}/kostnader`, 7],
] as const)
  test(`${what} with ${agreements} agreements, its styles and its drawings are at most 32 kB on the wire`, async ({
    page,
  }) => {
    await logIn(page, 'sparebank');
    const cookie = await getCookies(page);
    const html = await (await page.request.get(`${path}?komplett`)).text();
    expect(html.match(/"avtaleStatus"/g)?.length).toBeGreaterThanOrEqual(agreements);
    const files = new Set([...html.matchAll(/href="([^"#?]+\.svg)(?=#)/g)].map(([, file = '']) => file));
    expect(files.size).toBeGreaterThan(0);
    expect(html).toContain('<style');
    const sizes = new Map<string, number>();
    for (const file of [path, ...files]) sizes.set(file, await countBytes(new URL(file, page.url()), cookie));
    const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total, JSON.stringify([...sizes])).toBeLessThanOrEqual(PAGE_LIMIT);

    // Nothing comes before the page that the page would wait for, or compete with.
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toMatch(/<script[^>]* src=|<link[^>]*(?:modulepreload|stylesheet|preload)/);
    expect(html.match(/<script[^>]* src=[^>]*>/g)).toEqual([expect.stringContaining(' async ')]);
  });

/** In percent of bokmål's. */
const SPRAK_LIMIT = 2;

test('a page weighs the same in each language: its words, its styles and its first scripts', async ({
  page,
}) => {
  await logIn(page, 'standard');
  const cookie = await getCookies(page);
  const measure = async (sprak: Sprak) => {
    const own = `${cookie}; kfp-sprak=${sprak}`;
    const url = new URL(`${OVERSIKT}?komplett`, page.url());
    const html = await (await page.request.get(url.href, { headers: { cookie: own } })).text();
    expect(html).toContain(`<html lang="${sprak}"`);
    const scripts = new Set(html.match(/(?<=")\/[^"]+\.js(?=")/g));
    expect(scripts.size).toBeGreaterThan(1);
    const sizes = await Promise.all([...scripts].map((path) => countBytes(new URL(path, url), own)));
    return {
      html: await countBytes(url, own),
      styles: html.match(/<style[^]*?<\/style>/g)?.join('').length ?? 0,
      scripts: sizes.reduce((sum, bytes) => sum + bytes, 0),
    };
  };
  const bokmal = await measure('nb');
  for (const sprak of ['nn', 'en'] as const)
    for (const [name, bytes] of Object.entries(await measure(sprak))) {
      const percent = (100 * bytes) / bokmal[name as keyof typeof bokmal] - 100;
      expect(Math.abs(percent), `${name} in ${sprak}: ${bytes}`).toBeLessThanOrEqual(SPRAK_LIMIT);
    }
});

/** Files of a first visit to the overview, whatever comes later included. */
const REQUEST_LIMIT = 12;
const VISIT_LIMIT = 143_000;
/** The fonts of this machine are none of those that stand for Figtree on customers’ devices but DejaVu. */
const SHIFT_LIMIT = 0.05;

test('a first visit asks for few files, for nothing before the page has what shows, and moves hardly anything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const getShift = await watchLayoutShifts(page);
  const files: Request[] = [];
  page.on('requestfinished', (request) => files.push(request));
  await logIn(page, 'standard');
  await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
  await page.waitForLoadState('networkidle');
  const asked = (await Promise.all(files.filter((request) => request.url().includes(OVERSIKT)).map(toAsked)))
    // An import takes from the cache what was fetched for it.
    .filter(({ bytes }) => bytes > 0);
  const names = asked.map(({ name }) => name);
  expect(names.filter((name) => name.endsWith('.css'))).toEqual([]);
  expect(new Set(names).size, names.join(' ')).toBe(names.length);
  expect(names.length, names.join(' ')).toBeLessThanOrEqual(REQUEST_LIMIT);
  const bytes = asked.reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes).toBeLessThanOrEqual(VISIT_LIMIT);
  expect(await getShift()).toBeLessThan(SHIFT_LIMIT);
});

/** What came over the wire. */
async function toAsked(request: Request): Promise<{ name: string; bytes: number }> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return { name: new URL(request.url()).pathname, bytes: responseBodySize + responseHeadersSize };
}

async function getCookies(page: Page): Promise<string> {
  const cookies = await page.context().cookies(page.url());
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** The size of the compressed body as sent, not as decoded. */
function countBytes(url: URL, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { cookie, 'accept-encoding': 'br' } }, (answer) => {
      if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${url.pathname} is not compressed`));
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
