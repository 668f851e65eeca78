import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
const MAX_STOPS = 80;

/** Presses the key, stop by stop like a keyboard user, until the element has focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} never came to ${String(target)}`);
}
