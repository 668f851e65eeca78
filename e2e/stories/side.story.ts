import { hold } from '../steps/hold.ts';
import { traceLayout } from '../steps/layout-trace.ts';
import { logIn, OVERSIKT, startLogin, identify } from '../steps/log-in.ts';
import { listAvtalerWithout, seeAvtaler } from '../steps/oversikt.ts';
import { expect, expectContrastInDark, expectNoAxeViolations, test } from '../steps/test.ts';
import { seeNoSidewaysScroll, watchLayoutShifts } from '../steps/page-quality.ts';
import { ALL_DOWN } from '../steps/trouble.ts';

/** What is due next, and what a renewal will cost: asked for when their places are near the window. */
const LATER = /\/(?:betalinger|priser)$/;

// Where all systems are down, so is that.
test.use({ allowedTrouble: ALL_DOWN });

for (const customer of ['prolifeTreg', 'alleNede'] as const) {
  test(`nothing that came with the page is requested again: ${customer}`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !LATER.test(pathname)) calls.push(pathname);
    });
    await startLogin(page);
    calls.length = 0;
    await identify(page, customer);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Forsikringene dine', exact: true })).toBeVisible();
    expect(calls).toEqual([]);
  });
}

test('an inline script runs only with the page’s nonce, and no style is inline but the page’s own sheets', async ({
  page,
}) => {
  await logIn(page, 'prolifeTreg');
  await seeAvtaler(page, listAvtalerWithout());
  // A violation is a console error, which fails every story. Here we check that there is a policy to violate.
  const answer = await page.request.get(OVERSIKT);
  const policy = answer.headers()['content-security-policy'] ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
  expect(policy).not.toContain('unsafe');
  const html = await answer.text();
  const inline = [...html.matchAll(/<script\b(?![^>]*(?:\bsrc=|application\/json))([^>]*)>/g)];
  expect(inline.length).toBeGreaterThan(0);
  for (const [, attributes] of inline) expect(attributes).toContain(`nonce="${nonce}"`);
  const styles = [...html.matchAll(/<style\b([^>]*)>/g)];
  expect(styles.length).toBeGreaterThan(1);
  for (const [, attributes] of styles) expect(attributes).toContain(`nonce="${nonce}"`);
  expect(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '')).not.toMatch(/\sstyle=|\son[a-z]+="/);
  expect((await page.request.get(OVERSIKT)).headers()['content-security-policy']).not.toBe(policy);
});

test('all styles are in the head before our script comes: moved then, the page would be laid out anew', async ({
  page,
}) => {
  await logIn(page, 'standard');
  const script = hold();
  await page.route(/\/assets\/[^?]*\.js$/, script.route);
  await page.goto(OVERSIKT, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Of the opening, the cards and what stands below, or of the first two together.
  expect(await page.locator('head style').count()).toBeGreaterThan(1);
  await expect(page.locator('body style')).toHaveCount(0);
  script.release();
  await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
});

test('no styles that come with the page make Chromium lay out anew what it has laid out', async ({
  page,
  browser,
}) => {
  await logIn(page, 'standard');
  const laidOut = await traceLayout(browser, page, async () => {
    await page.goto(OVERSIKT);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await page.waitForLoadState('networkidle');
  });
  const listNodes = (why: string) =>
    laidOut.filter(({ reason }) => reason === why).map(({ nodeName }) => nodeName);
  expect(listNodes('Added to layout').length).toBeGreaterThan(100);
  // Of sheets with layers Chromium says that the fonts are others. A document that is empty still does not count.
  expect(listNodes('Fonts changed').filter((name) => name !== '#document')).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`late sections do not move what I am reading, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const getShift = await watchLayoutShifts(page);
    await logIn(page, 'prolifeTreg');
    await seeAvtaler(page, listAvtalerWithout());
    await page.waitForLoadState('networkidle');
    expect(await getShift()).toBeLessThan(0.1);
  });
}

const customers = {
  overview: 'standard',
  'partly failed overview': 'lofavorUgyldig',
  'failed overview': 'alleNede',
  'every tag': 'alleMerker',
} as const;

for (const [name, customer] of Object.entries(customers)) {
  test(`the page is accessible, light and dark: ${name}`, async ({ page }) => {
    await logIn(page, customer);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await expectContrastInDark(page);
  });
}
test('the page is accessible, light and dark: costs', async ({ page }) => {
  await logIn(page, 'prisopp', `${OVERSIKT}/kostnader`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await expectContrastInDark(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await seeNoSidewaysScroll(page);
});
test('on a narrow tablet the costs have whole names, also beside a long state', async ({
  page,
  createKunde,
}) => {
  const name = 'Behandlingsforsikring';
  // No system has told when the first is paid, so its rows are guesses, which have the longest state.
  const avtaler = [{ name, systemSource: 'PARIS', monthlyPrice: 1412.5, yearlyPrice: 16_950 }] as const;
  await page.setViewportSize({ width: 680, height: 900 });
  await logIn(page, await createKunde({ avtaler }), `${OVERSIKT}/kostnader`);
  await page.waitForLoadState('networkidle');
  const cells = page.getByRole('cell', { name, exact: true });
  await expect(cells.first()).toBeVisible();
  const heads = page.getByRole('table').first().getByRole('columnheader');
  const lines = await cells.or(heads).evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
  await seeNoSidewaysScroll(page);
});
test('the page is accessible, light and dark: login', async ({ page }) => {
  await page.goto(OVERSIKT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectContrastInDark(page);
});

for (const customer of ['alleMerker', 'lofavorUgyldig'] as const) {
  test(`at 320 px, which is 1280 px at 400 % zoom, nothing sticks out: ${customer}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(OVERSIKT);
    await seeNoSidewaysScroll(page);
    await logIn(page, customer);
    await page.waitForLoadState('networkidle');
    await seeNoSidewaysScroll(page);
  });
}
