import type { Page } from '@playwright/test';

import { hold } from '../steps/hold.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { STILL, watchLayoutShifts } from '../steps/page-quality.ts';
import { expect, test } from '../steps/test.ts';

const scriptIsOn = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-script', 'on');

/** Waits until our font has been fetched for the next page. Returns when, in ms since this page began. */
async function fontHasCome(page: Page): Promise<number> {
  await page.waitForFunction(() =>
    [localStorage, sessionStorage].some((storage) => storage.getItem('kfp-font')),
  );
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.find(({ name }) => name.endsWith('.woff2'))?.responseEnd ?? Number.NaN;
  });
}

/** Whether the first heading of the page, or of its question about cookies, is drawn in our font. */
async function isInOurFont(page: Page, selector: 'h1' | 'dialog h2' = 'h1'): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  expect(fonts).not.toEqual([]);
  return fonts.some(({ familyName }) => familyName.startsWith('Figtree'));
}

/** The page that is open began without our font, and keeps to that when it comes. The next one begins in it. */
async function expectOneFontEach(page: Page, getShift: (since?: number) => Promise<number>): Promise<void> {
  await scriptIsOn(page);
  const cameAt = await fontHasCome(page);
  expect(await isInOurFont(page)).toBe(false);
  expect(await getShift(cameAt)).toBe(0);
  await page.reload();
  await scriptIsOn(page);
  expect(await isInOurFont(page)).toBe(true);
  expect(await getShift()).toBeLessThan(STILL);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px a page keeps the font that it begins in`, () => {
    test.use({ viewport: { width, height: 780 } });

    for (const path of ['', '/andre-forsikringer', '/tilbud', '/kostnader'])
      test(path || 'the overview', async ({ page }) => {
        const getShift = await watchLayoutShifts(page);
        await logIn(page, 'tom', `${OVERSIKT}${path}`);
        await expectOneFontEach(page, getShift);
      });

    test.describe('of a visitor', () => {
      test.use({ hasAnsweredCookies: false });

      test('who is asked about cookies', async ({ page }) => {
        const getShift = await watchLayoutShifts(page);
        await page.goto(OVERSIKT);
        await expectOneFontEach(page, getShift);
        expect(await isInOurFont(page, 'dialog h2')).toBe(true);
      });
    });
  });
}

for (const [functional, isKept] of [
  ['accepted', true],
  ['denied', false],
] as const)
  test(`with functional cookies ${functional} the next visit ${isKept ? 'begins in our font' : 'begins without it'}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const value = encodeURIComponent(
      JSON.stringify({ functional, statistics: 'denied', marketing: 'denied' }),
    );
    await context.addCookies([{ name: 'kfp-cookie-consent', value, url: baseURL ?? '' }]);
    await logIn(page, 'tom');
    await fontHasCome(page);
    // What a tab remembers for the visit, no other tab knows.
    const next = await context.newPage();
    await next.goto(OVERSIKT);
    await scriptIsOn(next);
    expect(await isInOurFont(next)).toBe(isKept);
  });

test('a yes to functional cookies in the middle of a visit counts for the next one too', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(page, 'tom');
  await fontHasCome(page);
  const value = encodeURIComponent('{"functional":"accepted","statistics":"denied","marketing":"denied"}');
  await context.addCookies([{ name: 'kfp-cookie-consent', value, url: baseURL ?? '' }]);
  await page.reload();
  await scriptIsOn(page);
  const next = await context.newPage();
  await next.goto(OVERSIKT);
  await scriptIsOn(next);
  expect(await isInOurFont(next)).toBe(true);
});

test('a yes to functional cookies that is taken back is forgotten by the next page', async ({ page }) => {
  await logIn(page, 'tom');
  await page.evaluate(() => localStorage.setItem('kfp-font', 'from before'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kfp-font'))).toBeNull();
});

test('a page is without our font where the browser has lost it, also when it has come', async ({ page }) => {
  const getShift = await watchLayoutShifts(page);
  await logIn(page, 'tom', `${OVERSIKT}/andre-forsikringer`);
  await fontHasCome(page);
  const font = hold();
  await page.route('**/*.woff2', font.route);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const hasCome = page.waitForResponse('**/*.woff2');
  font.release();
  await (await hasCome).finished();
  await scriptIsOn(page);
  // Where the styles change the browser looks for its fonts again.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const style = document.querySelector('style');
        style?.replaceWith(style.cloneNode(true));
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  expect(await isInOurFont(page)).toBe(false);
  expect(await getShift()).toBeLessThan(STILL);
});

test('a browser that keeps nothing has its own font', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await logIn(page, 'tom');
  await scriptIsOn(page);
  expect(await isInOurFont(page)).toBe(false);
});
