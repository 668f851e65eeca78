import type { Page } from '@playwright/test';
import { identify, OVERSIKT } from '../steps/log-in.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

const COOKIE = 'kfp-cookie-consent';
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Velg informasjonskapsler' });

async function findAnswer(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === COOKIE);
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

test.describe('the first visit', () => {
  test.use({ hasAnsweredCookies: false });

  test('the customer refuses everything in one press, and is not asked again', async ({ page }) => {
    await page.goto(OVERSIKT);
    await expect(getDialog(page)).toContainText('Fremtind Forsikring AS er behandlingsansvarlig.');
    await expectNoAxeViolations(page);
    // Some browsers keep cookies that the server has not set for a week only.
    const keeps = page.waitForRequest((request) => request.url().endsWith(`${OVERSIKT}/informasjonskapsler`));
    await page.getByRole('button', { name: 'Avvis alle' }).click();
    expect((await keeps).method()).toBe('POST');
    await expect(getDialog(page)).toBeHidden();
    expect(await findAnswer(page)).toEqual({
      functional: 'denied',
      statistics: 'denied',
      marketing: 'denied',
    });

    await page.reload();
    await expect(page.getByRole('button', { name: 'Velg informasjonskapsler' })).toBeVisible();
    await expect(getDialog(page)).toBeHidden();
  });

  test('the customer chooses some, and changes the choice from the footer', async ({ page, context }) => {
    await page.goto(OVERSIKT);
    await page.getByLabel('Tillat statistikk').check();
    await page.getByRole('button', { name: 'Godta mine valg' }).click();
    expect(await findAnswer(page)).toEqual({
      functional: 'denied',
      statistics: 'accepted',
      marketing: 'denied',
    });
    const cookie = (await context.cookies()).find(({ name }) => name === COOKIE);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(10_368_000, -2);

    await page.getByRole('button', { name: 'Velg informasjonskapsler' }).click();
    await expect(page.getByLabel('Tillat statistikk')).toBeChecked();
    await page.getByRole('button', { name: 'Godta alle' }).click();
    expect(await findAnswer(page)).toEqual({
      functional: 'accepted',
      statistics: 'accepted',
      marketing: 'accepted',
    });
  });

  test('the customer puts it off, and reads on', async ({ page }) => {
    await page.goto(OVERSIKT);
    await expect(getDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toBeHidden();
    expect(await findAnswer(page)).toBeUndefined();
    await page.frameLocator('iframe').getByRole('button', { name: 'Logg inn med BankID' }).click();
    await identify(page, 'standard');
    await expect(getDialog(page)).toBeVisible();
  });

  test('a damaged consent cookie counts as no answer, and breaks nothing', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: COOKIE, value: '%7B%22stat', url: baseURL ?? '' }]);
    await page.goto(OVERSIKT);
    await expect(getDialog(page)).toBeVisible();
  });

  for (const bank of ['sb1', 'dnb']) {
    test(`${bank} asks its customers about cookies itself`, async ({ page, baseURL }) => {
      await page.goto(`${(baseURL ?? '').replace('://', `://${bank}.`)}${OVERSIKT}`);
      const settings = page.getByRole('button', { name: 'Velg informasjonskapsler' });
      await settings.scrollIntoViewIfNeeded();
      await expectScriptIn(settings);
      const privacy = page.waitForEvent('popup');
      await settings.click();
      await privacy;
      await expect(getDialog(page)).toBeHidden();
      expect(await findAnswer(page)).toBeUndefined();
    });
  }

  test('without script there is no question, since nothing that needs consent is loaded @no-js-only', async ({
    page,
  }) => {
    await page.goto(OVERSIKT);
    await expect(page.getByRole('heading', { name: 'Logg inn', level: 1 })).toBeVisible();
    await expect(getDialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Velg informasjonskapsler' })).toBeHidden();
  });
});
