import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { chooseSamtykke, openRow, PROFIL, saveInRow } from '../steps/profil.ts';
import { expectScriptIn } from '../steps/script.ts';
import { SHARING } from '../steps/sharing.ts';
import { expect, test } from '../steps/test.ts';
import { getTilbud, TILBUD } from '../steps/tilbud.ts';
import { translatePages, translateShown } from '../steps/translate.ts';

// React renders a part anew that was translated before hydration, and reports it as this error.
test.use({ allowedTrouble: /Minified React error #418/ });

test('a page that the browser has translated still works as it does in Norwegian', async ({
  page,
  createKunde,
}) => {
  await translatePages(page);
  const kunde = await createKunde({
    avtaler: [{ name: 'Bil' }, { systemSource: 'PROLIFE', name: 'Livsforsikring', productType: 'GRUPPELIV' }],
    tilbud: [
      { name: 'Hus', productType: 'HUS' },
      { name: 'Hytte', productType: 'HYTTE' },
    ],
    faults: { prolife: { fault: 'slow', delayMs: 1500 } },
  });
  await logIn(page, kunde);
  const profil = page.getByRole('link', { name: 'Profil', exact: true });
  await expectScriptIn(profil);
  await translateShown(page);
  await expect(page.getByRole('heading', { name: 'Livsforsikring' })).toBeVisible();
  await expectNothingWrong();

  await profil.click();
  await expect(page).toHaveURL(PROFIL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');
  const mobil = await openRow(page, 'Mobilnummer');
  await saveInRow(mobil, '987');
  await expect(page.getByText('Mobilnummeret er ikke gyldig')).toBeVisible();
  await saveInRow(mobil, '98765432');
  await expect(page.getByText('98 76 54 32')).toBeVisible();
  await chooseSamtykke(page, 'Tilbud og tips om forsikring', 'Ja');
  await expect(page.getByText('Samtykket til markedsføring er endret')).toBeVisible();
  await expectNothingWrong();

  await page.getByRole('navigation').getByRole('link', { name: 'Tilbud' }).click();
  await expect(page).toHaveURL(TILBUD);
  const hus = getTilbud(page, 'Hus');
  await hus.getByRole('button', { name: 'Fjern tilbud' }).click();
  await hus.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expect(hus).toHaveCount(0);
  await page.getByRole('radio', { name: 'Ganske fornøyd' }).check({ force: true });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Takk for tilbakemeldingen')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(PROFIL);
  await page.goBack();
  await expect(page).toHaveURL(OVERSIKT);
  await expect(page.getByRole('heading', { name: 'Livsforsikring' })).toBeVisible();
  await expectNothingWrong();

  async function expectNothingWrong(): Promise<void> {
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await expect(page.getByText('her skjedde det en feil')).toHaveCount(0);
  }
});

test('on a translated page the amounts that I hide are hidden, and what I end is ended', async ({
  page,
  createKunde,
}) => {
  await translatePages(page);
  const avtaler = [1, 2].map((number) => ({
    name: `Bil nr. ${number}`,
    monthlyPrice: 111,
    yearlyPrice: 1332,
  }));
  await logIn(page, await createKunde({ avtaler, delinger: [SHARING] }));
  const main = page.getByRole('main');
  const hide = main.getByRole('button', { name: 'Skjul beløp' });
  const show = main.getByRole('button', { name: 'Vis beløp' });
  for (const path of ['', '/kostnader']) {
    await page.goto(OVERSIKT + path);
    await expectScriptIn(hide);
    await page.waitForLoadState('networkidle');
    await translateShown(page);
    await expect(main).toContainText('111');
    await hide.click();
    await expect(show).toBeVisible();
    await expect(main).not.toContainText(/\d kr|664|1\s332|111/);
    await expectScriptIn(show);
    await translateShown(page);
    await show.click();
    await expect(main).toContainText('111');
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
  }

  await page.goto(`${PROFIL}/data`);
  const sharing = main.getByRole('listitem').filter({ hasText: SHARING.mottaker });
  await expectScriptIn(sharing.locator('summary'));
  await translateShown(page);
  await sharing.locator('summary').click();
  await sharing.getByRole('button', { name: 'Ja, trekk tilbake' }).click();
  await expect(main.getByRole('heading', { level: 4, name: SHARING.mottaker })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
});
