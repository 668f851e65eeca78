import type { Page } from '@playwright/test';
import { mendSystems } from '../steps/faults.ts';
import { tabTo } from '../steps/keyboard.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, test } from '../steps/test.ts';
import { breakRemoval, getTilbud, seeTilbud, TILBUD } from '../steps/tilbud.ts';

test.use({ allowedTrouble: /^502 DELETE .*\/tilbud\/|^console\.error: Failed to load resource.* 502 / });

test('by keyboard alone I cancel and then confirm a removal, and find what to buy', async ({
  page,
  simulatorsUrl,
}) => {
  const press = (key: string) => page.keyboard.press(key);
  const main = page.getByRole('main');
  await logIn(page, 'kommunikasjonNede', TILBUD);
  await seeTilbud(page, ['Reise', 'Innbo']);
  const fjern = getTilbud(page, 'Reise').getByRole('button', { name: 'Fjern tilbud' });
  const behold = page.getByRole('button', { name: 'Nei, behold tilbudet' });
  const bekreft = page.getByRole('button', { name: 'Ja, fjern tilbudet' });

  // Without script each step is a new document, where the focus is the browser's.
  await expectScriptIn(fjern);
  await tabTo(page, fjern);
  await press('Space');
  await expect(behold).toBeFocused();
  await press('Tab');
  await expect(bekreft).toBeFocused();
  await press('Shift+Tab');
  await press('Enter');
  await expect(fjern).toBeFocused();

  await breakRemoval(simulatorsUrl, 'kommunikasjonNede');
  await press('Enter');
  await expect(behold).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(page.getByRole('alert')).toContainText('En feil oppsto ved sletting av ditt tilbud.');
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeFocused();
  await mendSystems(simulatorsUrl, 'kommunikasjonNede');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tilbudene dine' })).toBeFocused();
  await seeTilbud(page, ['Innbo']);

  await tabTo(
    page,
    page.getByRole('navigation').getByRole('link', { name: 'Kjøp', exact: true }),
    'Shift+Tab',
  );
  await press('Enter');
  await expect(page).toHaveURL(`${OVERSIKT}/kjopsinnganger`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hva vil du forsikre?');
  await expect(main).toBeFocused();
  const baat = main
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: 'Båt', exact: true }) });
  await tabTo(page, baat.locator('summary'));
  await press('Enter');
  const lenke = baat.getByRole('link', { name: 'Båt', exact: true });
  await expect(lenke).toBeVisible();
  await press('Tab');
  await expect(lenke).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL('/privat/forsikring/motor/baat');
});

test.describe('on the smallest phone, with a keyboard', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('wherever I am, I see the whole ring around it', async ({ page, createKunde }) => {
    await logIn(page, await createKunde({ avtaler: [{}], tilbud: [{}] }));
    for (const path of ['', '/kjopsinnganger', '/forsikringsprofil'].map((end) => OVERSIKT + end)) {
      await page.goto(path);
      await expectScriptIn(page.getByRole('main'));
      for (const key of ['Tab', 'Shift+Tab']) {
        let stops = 0;
        do {
          await page.keyboard.press(key);
          stops += 1;
          expect(await findCutRing(page), `${path}, ${key} ${stops}`).toBeUndefined();
        } while (await isInPage(page));
        expect(stops).toBeGreaterThan(20);
      }
    }
  });
});

/** After the last stop the browser has the focus. */
function isInPage(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
}

/** What has focus, and how far its ring reaches out of the window; undefined where all of it is in sight. */
function findCutRing(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement: focused } = document;
    if (focused === null || focused === document.body) return undefined;
    // Of a hidden field, what stands for it has the ring.
    const around = [focused, focused.nextElementSibling, focused.closest('label')];
    const ringed = around.find((element) => element && getComputedStyle(element).outlineStyle === 'solid');
    if (!ringed) return `no ring: ${focused.outerHTML.slice(0, 120)}`;
    const { outlineOffset, outlineWidth } = getComputedStyle(ringed);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { top, right, bottom, left, height } = ringed.getBoundingClientRect();
    // What is higher than the window is never whole.
    if (height + 2 * reach > innerHeight) return undefined;
    const out = Math.max(reach - top, right + reach - innerWidth, bottom + reach - innerHeight, reach - left);
    return out > 0.5 ? `${out.toFixed(1)} px out: ${ringed.outerHTML.slice(0, 120)}` : undefined;
  });
}
