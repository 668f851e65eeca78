import type { Browser } from 'playwright';

import type { Front } from './front.ts';
import { openPhone, type Who } from './wire-browser.ts';

/** Said to screen readers where a link leaves the page. */
const NOT_COUNTED = 'åpnes i ny fane';

/** Lines that the portal's page shows and the hand-made page does not have: a floor must not say less. */
export async function listMissingTexts(
  browser: Browser,
  portal: { front: Front; path: string; who: Who },
  floor: { front: Front; path: string },
): Promise<string[]> {
  const [ours, floors] = await Promise.all(
    [
      { ...portal, path: `${portal.path}?komplett`, text: 'document.querySelector("main").innerText' },
      { ...floor, text: 'document.body.textContent' },
    ].map(async ({ front, path, text }) => {
      const phone = await openPhone(browser, front.url, portal.who);
      const tab = await phone.newPage();
      await tab.goto(path);
      const read = await tab.evaluate<string>(text);
      await phone.close();
      return read;
    }),
  );
  const has = toWords(floors ?? '');
  return (ours ?? '')
    .split(/[\n\t]/)
    .map(toWords)
    .filter((line) => line !== '' && line !== NOT_COUNTED && !has.includes(line));
}

/**
 * Without what nobody sees: soft hyphens, and what kind of space it is. Offers are valid for some weeks from today, and
 * one day is as long as another.
 */
function toWords(text: string): string {
  return text
    .replaceAll('\u00AD', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b\d\d\.\d\d\.\d{4}\b/g, 'dd.mm.yyyy')
    .trim();
}
