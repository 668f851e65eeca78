import { logIn, OVERSIKT, startLogin, identify } from '../steps/log-in.ts';
import { listAvtalerWithout, seeAvtaler } from '../steps/oversikt.ts';
import { expect, expectContrastInDark, expectNoAxeViolations, test } from '../steps/test.ts';
import { seeNoSidewaysScroll, watchLayoutShifts } from '../steps/page-quality.ts';

for (const customer of ['standard', 'prolifeTreg', 'parisHenger', 'alleNede'] as const) {
  test(`nothing the page brought is asked for again: ${customer}`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    await startLogin(page);
    calls.length = 0;
    await identify(page, customer);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Forsikringene dine', exact: true })).toBeVisible();
    expect(calls).toEqual([]);
  });
}

test('nothing inline runs or colours the page but what carries its nonce', async ({ page }) => {
  await logIn(page, 'prolifeTreg');
  await seeAvtaler(page, listAvtalerWithout());
  // A violation shows as a console error, which fails every story. Here: that the policy is there to be broken.
  const answer = await page.request.get(OVERSIKT);
  const policy = answer.headers()['content-security-policy'] ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');
  const html = await answer.text();
  const inline = [...html.matchAll(/<script\b(?![^>]*(?:\bsrc=|application\/json))([^>]*)>/g)];
  expect(inline.length).toBeGreaterThan(0);
  for (const [, attributes] of inline) expect(attributes).toContain(`nonce="${nonce}"`);
  expect(html).not.toMatch(/<style\b|\sstyle=|\son[a-z]+="/);
  expect((await page.request.get(OVERSIKT)).headers()['content-security-policy']).not.toBe(policy);
});

for (const width of [390, 1280]) {
  test(`late sections move nothing that I am reading, at ${width} px`, async ({ page }) => {
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
  test(`everybody can read the page, light and dark: ${name}`, async ({ page }) => {
    await logIn(page, customer);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await expectContrastInDark(page);
  });
}
test('everybody can read the page, light and dark: login', async ({ page }) => {
  await page.goto(OVERSIKT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectContrastInDark(page);
});

for (const customer of ['alleMerker', 'lofavorUgyldig'] as const) {
  test(`at 320 px, which is 1280 px at 400 %, nothing sticks out: ${customer}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(OVERSIKT);
    await seeNoSidewaysScroll(page);
    await logIn(page, customer);
    await page.waitForLoadState('networkidle');
    await seeNoSidewaysScroll(page);
  });
}
