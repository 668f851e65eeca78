import { logIn, logOut, OVERSIKT, startLogin, identify } from '../steps/log-in.ts';
import { takeAwayWhatIsNew } from '../steps/oldest-browser.ts';
import { getCards } from '../steps/oversikt.ts';
import { chooseSamtykke, openRow, PROFIL, saveInRow } from '../steps/profil.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, test } from '../steps/test.ts';
import { getTilbud, TILBUD } from '../steps/tilbud.ts';

// The oldest supported browsers combined: what any of them lacks is removed. One story for each kind of feature.
test.beforeEach(({ context }) => takeAwayWhatIsNew(context));

test.afterEach(async ({ page }) => {
  const left = await page.evaluate(() => [
    'parse' in URL,
    'canParse' in URL,
    'toSorted' in Array.prototype,
    'groupBy' in Object,
    'startViewTransition' in document,
    'requestIdleCallback' in globalThis,
    'navigation' in globalThis,
  ]);
  expect(left).toEqual(left.map(() => false));
});

test.describe('at a first visit', () => {
  test.use({ hasAnsweredCookies: false });

  test('I answer about cookies, log in through the frame, see late sections, and log out', async ({
    page,
    createKunde,
  }) => {
    const kunde = await createKunde({
      avtaler: [{}, { systemSource: 'PROLIFE', name: 'Livsforsikring', productType: 'GRUPPELIV' }],
      faults: { prolife: { fault: 'slow', delayMs: 1500 } },
    });
    await page.goto(OVERSIKT);
    await page.getByRole('button', { name: 'Godta alle' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await startLogin(page);
    await identify(page, kunde);
    await expect(page.getByRole('heading', { name: 'Livsforsikring' })).toBeVisible();
    await expect(getCards(page)).toHaveCount(2);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await logOut(page);
    await expect(page).not.toHaveURL(new RegExp(OVERSIKT));
  });
});

test('I go to my profile by the menu, save there, and go on to my claims', async ({ page, createKunde }) => {
  await logIn(page, await createKunde({ avtaler: [{}] }));
  const link = page.getByRole('link', { name: 'Profil', exact: true });
  await expectScriptIn(link);
  await link.click();
  await expect(page).toHaveURL(PROFIL);
  await saveInRow(await openRow(page, 'Mobilnummer'), '98765432');
  await expect(page.getByText('98 76 54 32')).toBeVisible();
  await chooseSamtykke(page, 'Tilbud og tips om forsikring', 'Ja');
  await expect(page.getByText('Samtykket til markedsføring er endret')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
  await page.getByRole('link', { name: 'Skadesaker' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skadesakene dine');
});

test('I remove an offer', async ({ page, createKunde }) => {
  await logIn(page, await createKunde({ tilbud: [{ name: 'Hus', productType: 'HUS' }, {}] }), TILBUD);
  const hus = getTilbud(page, 'Hus');
  const remove = hus.getByRole('button', { name: 'Fjern tilbud' });
  await expectScriptIn(remove);
  await remove.click();
  await hus.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expect(hus).toHaveCount(0);
  await expect(page).toHaveURL(TILBUD);
});
