import type { Page } from '@playwright/test';
import type { Stack } from '../../tools/stack.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { ofOneFile, runStack } from '../steps/run-stack.ts';
import { expect, expectNoAxeViolations, test as base } from '../steps/test.ts';

/** A session this short shows the warning from its start. */
const IDLE_SECONDS = 24;
/** On a slow machine what a page reads late extends its session once more. */
const PATIENCE_MS = 2 * IDLE_SECONDS * 1000;

/** A portal whose sessions are short. */
const test = base.extend<object, { shortLived: Stack }>({
  shortLived: [async ({}, use) => runStack({ SESSION_IDLE_SECONDS: String(IDLE_SECONDS) }, use), ofOneFile],
  baseURL: async ({ shortLived }, use) => use(shortLived.url),
});

test.describe.configure({ mode: 'serial' });

const getWarning = (page: Page) => page.getByRole('dialog', { name: 'Du blir snart logget ut' });
/** The visible countdown; screen readers get another text, which is updated less often. */
async function readSecondsLeft(page: Page): Promise<number> {
  const shown = getWarning(page)
    .getByText(/om \d+ sekunder/)
    .and(page.locator('p'));
  return Number(/\d+/.exec(await shown.innerText())?.[0]);
}

test('the customer extends the session', async ({ page }) => {
  await logIn(page, 'standard');
  await expect(getWarning(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fortsett økten' })).toBeFocused();
  await expectNoAxeViolations(page);
  await expect.poll(() => readSecondsLeft(page)).toBeLessThan(IDLE_SECONDS - 4);
  const before = await readSecondsLeft(page);
  const refreshed = page.waitForResponse('**/auth/session/refresh');
  await page.getByRole('button', { name: 'Fortsett økten' }).click();
  const answer = await refreshed;
  expect(answer.status()).toBe(204);
  expect(Number(answer.headers()['x-session-expires-in'])).toBe(IDLE_SECONDS);
  await expect.poll(() => readSecondsLeft(page)).toBeGreaterThan(before);
});

test('the customer does nothing, and is logged out with the reason', async ({ page }) => {
  await logIn(page, 'standard');
  await page.goto(`${OVERSIKT}/tilbud`);
  await expect(getWarning(page)).toBeVisible();
  await page.waitForURL('**/oversikt/tilbud?timeout=true', { timeout: PATIENCE_MS });
  await expect(page.getByText('Du er logget ut på grunn av inaktivitet')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Logg inn', level: 1 })).toBeVisible();
  for (const mine of ['Hei, Lun', 'Volvo', 'Enyaq']) expect(await page.content()).not.toContain(mine);
});

test.describe('when I go on too late', () => {
  test.use({ allowedTrouble: /^401 POST .*refresh|status of 401/ });

  test('I am told that it was because of inactivity, as when I do nothing', async ({ page }) => {
    await page.route('**/auth/session/refresh', (route) =>
      route.fulfill({ status: 401, contentType: 'application/json', body: '{"code":"IKKE_INNLOGGET"}' }),
    );
    await logIn(page, 'standard');
    await page.getByRole('button', { name: 'Fortsett økten' }).click();
    await page.waitForURL(/timeout=|innlogging=/);
    expect(new URL(page.url()).search).toBe('?timeout=true');
    await expect(page.getByText('Du er logget ut på grunn av inaktivitet')).toBeVisible();
  });
});

test('activity in one tab keeps the session alive in the other', async ({ page, context }) => {
  await logIn(page, 'standard');
  const half = IDLE_SECONDS / 2;
  await expect.poll(() => readSecondsLeft(page), { timeout: PATIENCE_MS }).toBeLessThan(half);
  const other = await context.newPage();
  await Promise.all([expect.poll(() => readSecondsLeft(page)).toBeGreaterThan(half), other.goto(OVERSIKT)]);
});

test.describe('without a network', () => {
  test.use({ allowedTrouble: /refresh|ERR_FAILED/ });

  test('the warning stays, and says so', async ({ page }) => {
    await page.route('**/auth/session/refresh', (route) => route.abort());
    await logIn(page, 'standard');
    await page.getByRole('button', { name: 'Fortsett økten' }).click();
    await expect(page.getByRole('alert')).toContainText('Vi fikk ikke forlenget økten.');
    await expect(getWarning(page)).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test.describe('when the logout call fails', () => {
  test.use({ allowedTrouble: /500 POST .*logout|status of 500|ERR_FAILED|logg-ut/ });

  const fail = (page: Page) =>
    page.route('**/auth/logout', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"UKJENT"}' }),
    );

  test('the form is posted instead, and the session ends without an error message', async ({ page }) => {
    await fail(page);
    await page.route('http://localhost:8000/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: 'Du er logget ut' }),
    );
    await logIn(page, 'standard');
    await getWarning(page).getByRole('button', { name: 'Logg ut' }).click();
    await page.waitForURL('http://localhost:8000/bank/none/logget-ut');
    await page.goto(OVERSIKT);
    await expect(page.getByRole('heading', { name: 'Logg inn', level: 1 })).toBeVisible();
  });

  test('when the form fails too, the page says that I am still logged in, and what to do', async ({
    page,
  }) => {
    await fail(page);
    await page.route('**/logg-ut', (route) => route.abort());
    await logIn(page, 'standard');
    await getWarning(page).getByRole('button', { name: 'Logg ut' }).click();
    await expect(page.getByRole('alert')).toContainText('du er fortsatt logget inn');
    await expectNoAxeViolations(page);
  });
});
