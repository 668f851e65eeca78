import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { chooseSamtykke, openRow, PROFIL, saveInRow } from '../steps/profil.ts';
import { expectScriptIn } from '../steps/script.ts';
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
