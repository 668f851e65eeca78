import type { Page } from '@playwright/test';

import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { expect, test } from '../steps/test.ts';

/** Where a made-up page is shown. */
const SHOWN = `${OVERSIKT}/slik-ser-den-ut`;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const PAGES = ['', '/tilbud', '/kjopsinnganger', '/forsikringsprofil'].map((path) => OVERSIKT + path);

/** What a page's styles stand in. */
interface Styled {
  styles: string;
  markup: string;
}

/** As a browser without script leaves the page: every style stays where it came. */
function withoutScript(html: string): string {
  return html.replaceAll(/<script[^]*?<\/script>/g, '');
}

/** Takes the styles out of a page: in the pieces that it was sent in, and as its sheets, whole and in their order. */
function takeStyles(html: string): { pieces: string; sheets: string; markup: string } {
  const pieces = html.match(/<style[^]*?<\/style>/g) ?? [];
  expect(pieces.length).toBeGreaterThan(1);
  const [, files = ''] = /data-files="([^"]+)"/.exec(pieces[0] ?? '') ?? [];
  const sheets = files.split(' ').map((file) => `<link rel="stylesheet" href="${file}">`);
  return {
    pieces: pieces.join(''),
    sheets: sheets.join(''),
    markup: html.replaceAll(/<style[^]*?<\/style>/g, ''),
  };
}

const toPage = ({ styles, markup }: Styled) => markup.replace('</head>', `${styles}</head>`);

/** The computed styles of each element, with those of what stands before and after it. */
async function readLook(page: Page, html: string): Promise<string[]> {
  await page.route(SHOWN, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  // Or a movement would be seen at two moments.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(SHOWN);
  await page.unroute(SHOWN);
  const look = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *:not(style)')];
    const names = [...getComputedStyle(document.body)];
    const read = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== undefined && style.content === 'none') return '';
      const lines = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.tagName}.${element.getAttribute('class')} ${pseudo}; ${lines.join('; ')}`;
    };
    return elements.flatMap((element) => [
      read(element),
      read(element, '::before'),
      read(element, '::after'),
    ]);
  });
  expect(look[0]).toContain('display: block');
  return look;
}

/** The first element that looks another way. */
function findDifference(one: readonly string[], other: readonly string[]): string | undefined {
  const at = one.findIndex((look, index) => look !== other[index]);
  if (at < 0) return undefined;
  const wanted = new Set(other[at]?.split('; '));
  const differing = one[at]?.split('; ').filter((line) => !wanted.has(line)) ?? [];
  return `${one[at]?.split('; ')[0]}: ${differing.join('; ')}`;
}

test('a page looks as its style sheets say, though their rules come in pieces, each before what needs it', async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'sparebank');
  const shown = [...PAGES.map((path) => [path, PHONE] as const), [OVERSIKT, DESKTOP] as const];
  for (const [path, size] of shown) {
    const html = withoutScript(await (await page.request.get(`${path}?komplett`)).text());
    const { sheets, markup } = takeStyles(html);
    await page.setViewportSize(size);
    const inPieces = await readLook(page, html);
    expect(inPieces.length).toBeGreaterThan(100);
    const whole = await readLook(page, toPage({ styles: sheets, markup }));
    expect(findDifference(inPieces, whole), path).toBeUndefined();
  }
});

test('so does everything that a script may show in it later', async ({ page }) => {
  test.slow();
  await logIn(page, 'standard');
  const get = async (path: string) => (await page.request.get(path)).text();
  const widgets = takeStyles(withoutScript(await get(`${OVERSIKT}/katalog`))).markup;
  for (const path of [OVERSIKT, `${OVERSIKT}/forsikringsprofil`]) {
    const { pieces, sheets } = takeStyles(withoutScript(await get(`${path}?komplett`)));
    const inPieces = await readLook(page, toPage({ styles: pieces, markup: widgets }));
    expect(inPieces.length).toBeGreaterThan(1000);
    const whole = await readLook(page, toPage({ styles: sheets, markup: widgets }));
    expect(findDifference(inPieces, whole), path).toBeUndefined();
  }
});
