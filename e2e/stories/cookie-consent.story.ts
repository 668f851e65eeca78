import type { Page } from '@playwright/test';
import { identify, OVERSIKT } from '../steps/log-in.ts';
import { hold } from '../steps/hold.ts';
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
    // Without script the answer is a form post, and nothing opens the dialog from the footer.
    await expectScriptIn(page.getByRole('button', { name: 'Godta mine valg' }));
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

  test('the question is there before the script, at the place it will have, and keeps what I have ticked', async ({
    page,
  }) => {
    const script = hold();
    await page.route(/\/entry\.client[^/]*\.js$/, script.route);
    await page.goto(OVERSIKT, { waitUntil: 'commit' });
    const box = page.getByLabel('Tillat statistikk');
    await box.check();
    const isModal = () => page.locator('main').evaluate((main) => main.closest('[inert]') !== null);
    const before = await getDialog(page).boundingBox();
    expect(await isModal()).toBe(false);
    script.release();
    await expect.poll(isModal).toBe(true);
    expect(await getDialog(page).boundingBox()).toEqual(before);
    await expect(getDialog(page)).toHaveAttribute('aria-modal', 'true');
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
    // What Enter does in a box: no more than what is ticked.
    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toBeHidden();
    expect(await findAnswer(page)).toEqual({
      functional: 'denied',
      statistics: 'accepted',
      marketing: 'denied',
    });
  });

  for (const how of ['Lukk', 'Escape'])
    test(`closed before the script has come, by ${how}, it stays closed`, async ({ page }) => {
      const script = hold();
      await page.route(/\/entry\.client[^/]*\.js$/, script.route);
      await page.goto(OVERSIKT, { waitUntil: 'commit' });
      await expect(getDialog(page)).toBeVisible();
      if (how === 'Escape') await page.keyboard.press(how);
      else await page.getByRole('button', { name: how }).click();
      await expect(getDialog(page)).toBeHidden();
      script.release();
      await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
      const open = page.getByRole('button', { name: 'Velg informasjonskapsler' });
      // Below the window the script waits until it comes near.
      await open.scrollIntoViewIfNeeded();
      await expectScriptIn(open);
      await expect(getDialog(page)).toBeHidden();
      expect(await findAnswer(page)).toBeUndefined();
      await open.click();
      await expect(getDialog(page)).toBeVisible();
    });

  test('a no after a yes that was sent before the script had come stands, though that yes is answered last', async ({
    page,
  }) => {
    const script = hold();
    const yes = hold();
    const form = `${OVERSIKT}/informasjonskapsler`;
    await page.route(/\/entry\.client[^/]*\.js$/, script.route);
    await page.route(`**${form}`, (route) =>
      route.request().postData()?.includes('svar=alle') ? yes.route(route) : route.continue(),
    );
    // While a page is being left, nothing can be asked of it from here.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('dialog[aria-modal], [role=dialog][aria-modal]') === null) return;
        observer.disconnect();
        document.querySelector<HTMLElement>('[value=ingen]')?.click();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(OVERSIKT, { waitUntil: 'commit' });
    const isForm = (url: string) => new URL(url).pathname === form;
    const accepted = page.waitForRequest((request) => isForm(request.url()) && request.isNavigationRequest());
    await page.getByRole('button', { name: 'Godta alle' }).click({ noWaitAfter: true });
    const first = await accepted;
    const next = page.waitForEvent('domcontentloaded');
    const denied = page.waitForRequest((request) => isForm(request.url()) && request !== first);
    script.release();
    await denied;
    yes.release();
    await next;
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await expect(getDialog(page)).toBeHidden();
    expect(await findAnswer(page)).toMatchObject({ statistics: 'denied' });
  });

  test('without script I answer by a form, and am where I was @no-js-only', async ({ page }) => {
    const address = `${OVERSIKT}/klage-og-rettigheter?fra=brev`;
    await page.goto(address);
    await expectNoAxeViolations(page);
    await page.getByLabel('Tillat statistikk').check();
    await page.getByRole('button', { name: 'Godta mine valg' }).click();
    await page.waitForURL(`**${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(getDialog(page)).toBeHidden();
    expect(await findAnswer(page)).toEqual({
      functional: 'denied',
      statistics: 'accepted',
      marketing: 'denied',
    });
  });

  test('without script I can put it off, and log in @no-js-only', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(OVERSIKT);
    for (const name of ['Godta alle', 'Godta mine valg', 'Avvis alle'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Lukk' }).click();
    await expect(getDialog(page)).toBeHidden();
    await page.frameLocator('iframe').getByRole('button', { name: 'Logg inn med BankID' }).click();
    await identify(page, 'standard');
    await expect(getDialog(page)).toBeVisible();
    await page.getByRole('button', { name: 'Avvis alle' }).click();
    await page.waitForURL(`**${OVERSIKT}`);
    await expect(getDialog(page)).toBeHidden();
    expect(await findAnswer(page)).toMatchObject({ statistics: 'denied' });
  });
});
