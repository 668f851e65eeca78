import { expectScriptIn } from '../steps/script.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { customerPages, OF_THE_PAGE_THAT_IS_NOT_THERE } from '../steps/pages.ts';
import { seeNoSidewaysScroll, seeNothingOverlap, seeTextWhole } from '../steps/page-quality.ts';
import { expect, test } from '../steps/test.ts';

// The browser's text size setting, not a style of the page: twice the usual 16 px (WCAG 1.4.4).
test.use({
  allowedTrouble: OF_THE_PAGE_THAT_IS_NOT_THERE,
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

test('with the browser’s text twice as large, every page has room for it', async ({ page }) => {
  test.slow();
  await logIn(page, 'standard');
  // The window is 1280 px wide, but measured in em it is narrow.
  await expect(page.getByText('Meny', { exact: true })).toBeVisible();
  for (const path of [...customerPages, `${OVERSIKT}/katalog`]) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const size = await heading.evaluate((element) => getComputedStyle(element).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThan(50);
    await page.waitForLoadState();
    await seeNoSidewaysScroll(page);
    await seeNothingOverlap(page);
  }
});

test('on a phone with text twice as large every word can be read', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, 'standard');
  for (const path of customerPages) {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await seeNoSidewaysScroll(page);
    await seeNothingOverlap(page);
    await seeTextWhole(page);
  }
});

test('on a phone with text twice as large a message has room for its words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${OVERSIKT}/katalog`);
  const button = page.getByRole('button', { name: 'Varsel: error' });
  await expectScriptIn(button);
  await button.click();
  const message = page.getByRole('region', { name: 'Varsler' }).getByRole('alert');
  await expect(message).toBeVisible();
  expect((await message.boundingBox())?.width).toBeGreaterThan(320 / 2);
});

test.describe('on a first visit', () => {
  test.use({ hasAnsweredCookies: false });

  test('I see each choice of the question about cookies when I come to it', async ({ page }) => {
    for (const [width, height] of [
      [320, 640],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(OVERSIKT);
      for (const name of ['Tillat funksjonelle', 'Tillat statistikk', 'Tillat personlig markedsføring']) {
        const box = page.getByRole('checkbox', { name });
        await box.focus();
        const isSeen = await box.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element;
        });
        expect(isSeen, `${name} at ${width}×${height}`).toBe(true);
      }
    }
  });
});
