import type { Page } from '@playwright/test';
import { logIn } from '../steps/log-in.ts';
import { customerPages, OF_THE_PAGE_THAT_IS_NOT_THERE } from '../steps/pages.ts';
import { expect, test } from '../steps/test.ts';

const SCREEN_ONLY = ['nav', 'button', '[role="navigation"]', 'iframe'];

// A dark theme on screen, whose light text would be invisible on paper.
test.use({ colorScheme: 'dark', allowedTrouble: OF_THE_PAGE_THAT_IS_NOT_THERE });

test('what I print is what I have, black on white', async ({ page, createKunde }) => {
  const avtaler = Array.from({ length: 9 }, (_, index) => ({
    name: `Bil nr. ${index + 1}`,
    monthlyPrice: 100,
  }));
  await logIn(page, await createKunde({ avtaler, tilbud: [{}] }));
  await expect(page.getByRole('heading', { name: 'Bil nr. 9', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { name } of avtaler)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/900/);
  expect(await listOnPaper(page)).toEqual([]);
  expect(await countSheets(page)).toBe(1);

  for (const path of customerPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await listOnPaper(page), path).toEqual([]);
    expect.soft(await countSheets(page), path).toBeLessThan(3);
  }
});

/** What does not belong on paper, and text that would be unreadable there. */
function listOnPaper(page: Page): Promise<string[]> {
  return page.evaluate((screenOnly) => {
    const seen = [...document.querySelectorAll('body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const noise = seen.filter((element) => element.matches(screenOnly));
    const pale = seen.filter((element) => {
      const hasText = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim() !== '' && element.clientHeight !== 1,
      );
      const { color, printColorAdjust } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return hasText && printColorAdjust !== 'exact' && Math.max(red, green, blue) > 140;
    });
    return [...noise, ...pale].map(
      (element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`,
    );
  }, SCREEN_ONLY.join());
}

/** Number of A4 pages, with the usual printer margins. */
async function countSheets(page: Page): Promise<number> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
