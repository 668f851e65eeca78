import type { Page, Request } from '@playwright/test';

import { fodselsnumre } from '../../tools/testing/fodselsnumre.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

const JUMP = `${OVERSIKT}/jump/seopp/skadesaker`;
const TOKEN_CALL = '/api/privat/forsikring/jumpsst/';
const CLAIMS = 'http://localhost:8000/skadesaker';
const KNAPP = 'Gå til skadesakene dine';

async function seeHeading(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/** Without script the page waits for a button press; with script it moves on by itself. */
async function pressWithoutScript(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled !== false) return;
  // Where scripts run but ours does not, the waiting page links to the one with the button.
  const button = page.getByRole('button', { name: KNAPP });
  // With scripts off the browser goes to that page by itself.
  const hasNone = test.info().project.name === 'without-javascript';
  if (!hasNone) await page.getByRole('link', { name: KNAPP }).click();
  await expect(button).toBeVisible();
  await expectNoAxeViolations(page);
  await button.click();
}

test('I go to my claims from the menu, and am logged in there @no-js', async ({ page }) => {
  await logIn(page, 'standard');
  await page.getByRole('link', { name: 'Skadesaker' }).first().click();
  await pressWithoutScript(page);
  await seeHeading(page, 'Skadesakene dine');
  await expect(page.getByText('Vannskade på kjøkkenet')).toBeVisible();
  expect(page.url()).toBe(`${CLAIMS}/jump`);
});

test('I reach my health declaration in the same way @no-js', async ({ page }) => {
  await logIn(page, 'standard');
  await page.getByRole('link', { name: 'Fyll ut egenerklæring om helse' }).click();
  await pressWithoutScript(page);
  await seeHeading(page, 'Egenerklæring om helse');
  expect(page.url()).toBe(`${CLAIMS}/jump?target=ahv`);
});

test('I have a link to my claims, log in, and end up there @no-js', async ({ page }) => {
  await logIn(page, 'standard', JUMP);
  await pressWithoutScript(page);
  await seeHeading(page, 'Skadesakene dine');
});

test('the jump is a plain form post with two fields, and my national id is in no address', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await logIn(page, 'standard');
  await page.goto(`${JUMP}?target=https://evil.example`);
  await seeHeading(page, 'Skadesakene dine');
  const posts = requests.filter((request) => request.method() === 'POST').slice(-2);
  expect(posts.map((request) => request.url().replace(/^http:\/\/localhost:\d+/, ''))).toEqual([
    TOKEN_CALL,
    '/skadesaker/jump',
  ]);
  const form = posts.at(-1);
  expect(await form?.headerValue('content-type')).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(form?.postData() ?? ''))).toEqual({
    referrer: 'forsikringsoversikt',
    jumpsst: expect.stringMatching(/^[\w-]{43}$/) as unknown,
  });
  for (const request of requests) expect(request.url()).not.toContain(fodselsnumre.standard);
});

test('the browser’s Back does not send me out again', async ({ page }) => {
  await logIn(page, 'standard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  await page.goto(JUMP);
  await seeHeading(page, 'Skadesakene dine');
  await page.goBack();
  if (page.url().includes('/jump/')) {
    await expect(page.getByText('Du kom tilbake fra skadesakene dine')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: KNAPP }).click();
    await seeHeading(page, 'Skadesakene dine');
  } else {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  }
});

test.describe('a jump that fails', () => {
  test.use({
    allowedTrouble: /^(500 POST .*jumpsst\/|console.error: Failed to load resource: .* (403|500) .*)$/,
  });

  test('a jump that is used a second time is refused, with an explanation @no-js', async ({ page }) => {
    await logIn(page, 'standard');
    await page.goto(JUMP);
    await pressWithoutScript(page);
    await seeHeading(page, 'Skadesakene dine');
    await page.reload();
    await seeHeading(page, 'Lenken kan ikke brukes');
  });

  test('when the portal has no jump token for me, I come to the public page about claims', async ({
    page,
  }) => {
    const answers = [
      { status: 500, json: { code: 'UKJENT' } },
      { status: 200, json: {} },
    ];
    await page.route(`**${TOKEN_CALL}`, (route) => route.fulfill(answers.shift()));
    await logIn(page, 'standard');
    while (answers.length > 0) {
      await page.goto(OVERSIKT);
      await page.getByRole('link', { name: 'Skadesaker' }).first().click();
      await page.waitForURL(CLAIMS);
      await seeHeading(page, 'Skadesaker');
    }
  });
});
