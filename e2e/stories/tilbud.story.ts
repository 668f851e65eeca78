import type { Locator } from '@playwright/test';

import { setFault } from '../steps/faults.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { STILL, watchLayoutShifts } from '../steps/page-quality.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, expectNoAxeViolations, test, waitForWhole } from '../steps/test.ts';
import { breakRemoval, chooseCustomer, getTilbud, seeTilbud, TILBUD } from '../steps/tilbud.ts';

test('the overview says that I have offers, and links to them @no-js', async ({ page }) => {
  await logIn(page, 'mange');
  const card = page.getByRole('region', { name: 'Tilbudene dine' });
  await expect(card.getByRole('listitem')).toHaveCount(4);
  await expect(card).toContainText('40');
  await expect(card).toContainText('+ 37 forsikringer');
  await expect(page.getByRole('link', { name: 'Tilbud 40' })).toHaveAttribute('href', TILBUD);
  await card.getByRole('link', { name: 'Vis tilbud' }).click();
  await expect(page).toHaveURL(TILBUD);
  await expect(page.getByRole('heading', { level: 1, name: 'Tilbudene dine' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fjern tilbud' })).toHaveCount(40);
  await expectNoAxeViolations(page);
});

test('the row of an offer on the overview leads to its card @no-js', async ({ page, createKunde }) => {
  const names = ['Hus', 'Bil', 'Reise'];
  await logIn(page, await createKunde({ tilbud: names.map((name) => ({ name })) }));
  await page.setViewportSize({ width: 390, height: 500 });
  const row = page.getByRole('region', { name: 'Tilbudene dine' }).getByRole('link').nth(2);
  const name = (await row.innerText()).split('\n')[0] ?? '';
  await row.click();
  await expect(page).toHaveURL(/\/tilbud#tilbud-\w+$/);
  await expect(getTilbud(page, name).getByRole('heading')).toBeInViewport();
});

for (const names of [[], ['Hus', 'Bil', 'Reise', 'Innbo']])
  for (const width of [390, 1280])
    test(`the page of my ${names.length} offers keeps room for them while a system is slow, at ${width} px`, async ({
      page,
      createKunde,
      simulatorsUrl,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const getShift = await watchLayoutShifts(page);
      const kunde = await createKunde({ tilbud: names.map((name) => ({ name })) });
      await logIn(page, kunde);
      // The session remembers how many there are.
      await expect(page.getByText('Henter tilbudene dine.')).toHaveCount(0);
      await waitForWhole(page);
      await setFault(simulatorsUrl, kunde, {
        system: 'nice',
        fault: 'slow',
        path: '/tilbud/sok',
        delayMs: 2000,
      });
      await page.goto(TILBUD, { waitUntil: 'commit' });
      await expect(page.getByText('Henter tilbudene dine.')).toBeAttached();
      await expect(page.getByRole('button', { name: 'Fjern tilbud' })).toHaveCount(names.length);
      await waitForWhole(page);
      expect(await getShift()).toBeLessThan(STILL);
    });

test('I see what each offer costs, also as a package, and can accept it @no-js', async ({ page }) => {
  await logIn(page, 'standard', TILBUD);
  // An offer with an unknown product type is not shown.
  await seeTilbud(page, ['Hus', 'Bil', 'Reise']);
  await expect(getTilbud(page, 'Hus')).toContainText(/1\s060\skr\/md/);
  await expect(getTilbud(page, 'Hus')).toContainText('Pakke med innboforsikring.');
  await expect(getTilbud(page, 'Hus')).toContainText(/Gyldig til \d{2}\.\d{2}\.\d{4}/);
  await expect(getTilbud(page, 'Bil')).toContainText(/Trafikkforsikringsavgift 262\skr\/md kommer i tillegg/);
  await expectNoAxeViolations(page);
  await getTilbud(page, 'Hus').getByRole('link', { name: 'Gå videre' }).click();
  await expect(page).toHaveURL(
    '/privat/forsikring/hus/startside-tilbud?husAvtale=70110001&version=2&innboAvtale=70110002',
  );
});

test('I cancel a removal and keep the offer @no-js', async ({ page, javaScriptEnabled }) => {
  await logIn(page, 'standard', TILBUD);
  const remove = getTilbud(page, 'Bil').getByRole('button', { name: 'Fjern tilbud' });
  if (javaScriptEnabled) await expectScriptIn(remove);
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vil du fjerne dette tilbudet?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nei, behold tilbudet' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(getTilbud(page, 'Bil').getByRole('button', { name: 'Fjern tilbud' })).toBeFocused();
  await seeTilbud(page, ['Hus', 'Bil', 'Reise']);
});

for (const how of ['click', 'tap'] as const)
  test.describe(`with a double ${how}`, () => {
    test.use({ hasTouch: how === 'tap' });
    test('I do not remove an offer, nor buy one, before I have read the question', async ({
      page,
      createKunde,
    }) => {
      // So high is an offer with a price that each question stands where the button before it stood.
      const tilbud = [{ name: 'Hus', monthlyPrice: 100, yearlyPrice: 1200 }];
      await page.setViewportSize({ width: 390, height: 844 });
      await logIn(page, await createKunde({ tilbud }), TILBUD);
      const removed: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'DELETE') removed.push(request.url());
      });
      const pressTwice = async (button: Locator): Promise<void> => {
        if (how === 'click') return button.dblclick();
        const box = await button.boundingBox();
        if (box === null) throw new Error('There is no button');
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        await page.touchscreen.tap(x, y);
        return page.touchscreen.tap(x, y);
      };
      const remove = page.getByRole('button', { name: 'Fjern tilbud' });
      const keep = page.getByRole('button', { name: 'Nei, behold tilbudet' });
      await expectScriptIn(remove);
      await remove.scrollIntoViewIfNeeded();
      await pressTwice(remove);
      await expect(page.getByRole('button', { name: 'Ja, fjern tilbudet' })).toBeVisible();
      await pressTwice(keep);
      await expect(remove).toBeVisible();
      await seeTilbud(page, ['Hus']);
      await expect(page).toHaveURL(TILBUD);
      expect(removed).toEqual([]);
    });
  });

test.describe('with a finger that is down when a question comes', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('I do not remove the offer by lifting it', async ({ page, createKunde }) => {
    await logIn(page, await createKunde({ tilbud: [{ name: 'Hus' }] }), TILBUD);
    const removed: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') removed.push(request.url());
    });
    const remove = page.getByRole('button', { name: 'Fjern tilbud' });
    const confirm = page.getByRole('button', { name: 'Ja, fjern tilbudet' });
    await expectScriptIn(remove);
    await remove.press('Enter');
    const box = await confirm.boundingBox();
    if (box === null) throw new Error('There is no button');
    await page.getByRole('button', { name: 'Nei, behold tilbudet' }).press('Enter');
    await expect(confirm).toBeHidden();
    await remove.evaluate((button: HTMLElement) =>
      window.addEventListener('pointerdown', () => button.click(), { once: true }),
    );
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByText('Vil du fjerne dette tilbudet?')).toBeVisible();
    // A removal would have been sent by the time that a later one is.
    await confirm.press('Enter');
    await expect(page.getByText('Tilbudet er fjernet.')).toBeVisible();
    expect(removed).toHaveLength(1);
  });
});

test('I press before the script has loaded: the question has the focus, and keeps it after hydration', async ({
  page,
}) => {
  await logIn(page, 'standard', TILBUD);
  const remove = getTilbud(page, 'Bil').getByRole('button', { name: 'Fjern tilbud' });
  // A form post by the browser itself, without any submit event for scripts.
  await remove.evaluate((button) => (button.closest('form') as HTMLFormElement).submit());
  const keep = page.getByRole('button', { name: 'Nei, behold tilbudet' });
  await expectScriptIn(keep);
  await expect(page).toHaveURL(TILBUD);
  await expect(keep).toBeFocused();
});

test('I remove my only offer, and it stays removed @no-js', async ({ page, javaScriptEnabled }) => {
  await logIn(page, chooseCustomer(javaScriptEnabled, 'sparebank', 'loMedlem'), TILBUD);
  await page.getByRole('button', { name: 'Fjern tilbud' }).click();
  await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expect(page.getByText('Tilbudet er fjernet.')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: 'Du har ingen tilbud' });
  await expect(heading).toBeFocused();
  await expectNoAxeViolations(page);
  await page.goto(TILBUD);
  await expect(heading).toBeVisible();
  await expect(page.getByText('Tilbudet er fjernet.')).toHaveCount(0);
  await page.goto(OVERSIKT);
  await expect(page.getByRole('heading', { name: 'Forsikringene dine', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Tilbud/ })).toHaveCount(0);
});

test('of several offers with the same number, only the one I chose is removed', async ({ page }) => {
  await logIn(page, 'likeNummer', TILBUD);
  await seeTilbud(page, ['Hus', 'Hus med hage', 'Båt', 'Reise', 'Reise pluss']);
  const remove = async (name: string) => {
    await expectScriptIn(getTilbud(page, name).getByRole('button', { name: 'Fjern tilbud' }));
    await getTilbud(page, name).getByRole('button', { name: 'Fjern tilbud' }).click();
    await getTilbud(page, name).getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
    await expect(page.getByText('Tilbudet er fjernet.')).toBeVisible();
    await page.reload();
  };
  await remove('Hus med hage');
  await seeTilbud(page, ['Hus', 'Båt', 'Reise', 'Reise pluss']);
  // This system cannot remove a single version, and the question says so.
  await getTilbud(page, 'Reise').getByRole('button', { name: 'Fjern tilbud' }).click();
  await expect(getTilbud(page, 'Reise')).toContainText(
    'Tilbudet finnes i flere versjoner. Alle blir fjernet.',
  );
  await expectNoAxeViolations(page);
  await getTilbud(page, 'Reise').getByRole('button', { name: 'Nei, behold tilbudet' }).click();
  await remove('Reise');
  await seeTilbud(page, ['Hus', 'Båt']);
});

test.describe('when the removal fails', () => {
  test.use({ allowedTrouble: /^502 DELETE .*\/tilbud\/|^console\.error: Failed to load resource.* 502 / });

  test('I am told so on the offer, can try again, and still have it @no-js', async ({
    page,
    simulatorsUrl,
  }) => {
    await breakRemoval(simulatorsUrl, 'bankkunde');
    await logIn(page, 'bankkunde', TILBUD);
    await page.getByRole('button', { name: 'Fjern tilbud' }).click();
    await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
    await expect(page.getByText('En feil oppsto ved sletting av ditt tilbud.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeFocused();
    expect(page.url()).not.toContain('70310001');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeFocused();
    await page.getByRole('button', { name: 'Nei, behold tilbudet' }).click();
    await seeTilbud(page, ['Båt']);
  });
});

test('nobody else can remove my offer', async ({ page, context }) => {
  await logIn(page, 'standard', TILBUD);
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.delete('/api/privat/forsikring/avtaleoversikt/tilbud/70310001', {
    headers: { 'x-requested-by': 'forsikringsoversikt', 'x-xsrf-token': decodeURIComponent(token) },
  });
  expect(answer.status()).toBe(404);
  // Left first: a page of the one customer that asks once more, with the other's cookies, is refused.
  await page.goto('about:blank');
  // A new visit in the same browser: keep only the answer about cookies.
  await context.clearCookies({ name: /^(?!.*consent)/ });
  await logIn(page, 'bankkunde', TILBUD);
  await seeTilbud(page, ['Båt']);
});

test('I am under 18: the way to buying is closed, with a reason @no-js', async ({ page }) => {
  await logIn(page, 'under18', TILBUD);
  await expect(page.getByRole('link', { name: 'Gå videre' })).toHaveAttribute(
    'href',
    `${OVERSIKT}/kjopsinnganger?sperret=under18`,
  );
});

test('a system is down: I see the other offers, and that some may be missing @no-js', async ({ page }) => {
  await logIn(page, 'niceNede', TILBUD);
  await seeTilbud(page, ['Innbo']);
  await expect(
    page.getByText(
      'Noen av systemene våre er nede. Det kan hende noen av tilbudene dine mangler fra listen.',
    ),
  ).toBeVisible();
});

test('nothing answers: the page says that it failed, not that I have none @no-js', async ({ page }) => {
  await logIn(page, 'alleNede', TILBUD);
  await expect(page.getByText('En feil oppsto ved henting av dine tilbud.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tilbudene dine');
  await expectNoAxeViolations(page);
});
