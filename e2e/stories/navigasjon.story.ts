import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { getCards } from '../steps/oversikt.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

test.describe('an address that leads nowhere', () => {
  test.use({ allowedTrouble: /^404 GET .*\/finnes-ikke$|^console\.error: .* 404 / });

  test('says that it does not exist, and shows the way back @no-js', async ({ page }) => {
    const answer = await page.goto(`${OVERSIKT}/finnes-ikke`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Denne siden ser ut til å være borte...',
    );
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Gå til forsikringene dine' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  });

  test('says so when I am logged in too, with my menu around it @no-js', async ({ page }) => {
    await logIn(page, 'standard');
    await page.goto(`${OVERSIKT}/finnes-ikke`);
    await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toBeVisible();
    await page.getByRole('link', { name: 'Gå til forsikringene dine' }).click();
    await expect(getCards(page)).toHaveCount(5);
  });
});

test('by keyboard alone I skip the menu and reach my insurances', async ({ page }) => {
  await logIn(page, 'standard');
  await expect(getCards(page)).toHaveCount(5);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Hopp til innholdet' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#innhold')).toBeFocused();
  const reached: string[] = [];
  for (let step = 0; step < 30 && !reached.at(-1)?.startsWith('Bil'); step += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    await expect(page.locator(':focus')).toBeInViewport();
  }
  expect(reached.at(-1)).toMatch(/^Bil/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/motor/detaljer/60110001');
});

test('I press a link in a part of the page whose script has not come: the next page comes without a new document', async ({
  page,
}) => {
  const { promise: isFollowed, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/page-lower[^/]*\.js$/, async (route) => {
    await isFollowed;
    await route.fallback();
  });
  await logIn(page, 'standard');
  await expectScriptIn(page.getByRole('navigation').getByRole('link').first());
  await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
  await page
    .getByRole('region', { name: 'Tilbudene dine' })
    .getByRole('link', { name: 'Vis tilbud' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tilbudene dine');
  expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(true);
  letCome();
  await page.goBack();
  await expect(getCards(page)).toHaveCount(5);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('the menu opens, and its links work @no-js', async ({ page }) => {
    await logIn(page, 'standard');
    await expect(getCards(page)).toHaveCount(5);
    await expect(page.getByRole('link', { name: 'Dokumenter' })).toBeHidden();
    await page.getByText('Meny').click();
    await expect(page.getByRole('navigation').getByRole('link')).toContainText([
      'Forsikringsoversikt',
      'Dokumenter',
      'Faktura',
      'Meld skade',
    ]);
    // The open menu covers the page.
    await expectNoAxeViolations(page, undefined, 'header');
    await page.getByRole('link', { name: 'Dokumenter' }).click();
    await page.waitForURL('**/privat/forsikring/dokumenter');
  });

  test('Escape closes the menu, and focus returns to its button', async ({ page }) => {
    await logIn(page, 'standard');
    await expect(getCards(page)).toHaveCount(5);
    const button = page.locator('summary', { hasText: 'Meny' });
    await button.focus();
    await page.keyboard.press('Enter');
    const logOut = page.getByRole('button', { name: 'Logg ut' });
    await expect(logOut).toBeVisible();
    // Escape is handled only once the script is there.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(logOut).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(button).toBeFocused();
  });
});
