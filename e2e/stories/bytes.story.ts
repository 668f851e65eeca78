import { get } from 'node:http';

import type { Page } from '@playwright/test';

import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { expect, test } from '../steps/test.ts';

/** Bytes on the wire, compressed with brotli. */
const PAGE_LIMIT = 30_000;
const AGREEMENTS = 10;

test('the overview with ten agreements, its styles and its drawings are at most 30 kB on the wire', async ({
  page,
}) => {
  await logIn(page, 'sparebank');
  const cookie = await getCookies(page);
  const html = await (await page.request.get(`${OVERSIKT}?komplett`)).text();
  expect(html.match(/"avtaleStatus"/g)?.length).toBeGreaterThanOrEqual(AGREEMENTS);
  const files = new Set(
    [...html.matchAll(/href="([^"#?]+(?:\.css(?=")|\.svg(?=#)))/g)].map(([, file = '']) => file),
  );
  expect([...files].filter((file) => file.endsWith('.svg')).length).toBeGreaterThan(1);
  expect([...files].filter((file) => file.endsWith('.css')).length).toBeGreaterThan(2);
  const sizes = new Map<string, number>();
  for (const path of [OVERSIKT, ...files])
    sizes.set(path, await countBytes(new URL(path, page.url()), cookie));
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(total, JSON.stringify([...sizes])).toBeLessThanOrEqual(PAGE_LIMIT);

  // No script comes before the resources it would compete with, and nothing waits for the font.
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).not.toMatch(/<script[^>]* src=|<link[^>]*modulepreload/);
  expect(html.match(/<script[^>]* src=[^>]*>/g)).toEqual([expect.stringContaining(' async ')]);
  expect(head.match(/<link[^>]*\.woff2[^>]*>/g)).toEqual([expect.stringContaining('rel="preload"')]);
});

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
