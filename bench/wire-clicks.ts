import type { Browser } from 'playwright';

import { BASE_PATH, PROFIL_PATH, TILBUD_PATH } from '../contract/src/paths.ts';
import { openPhone, openTab, type Who } from './wire-browser.ts';
import { watchClick } from './wire-in-page.ts';
import { readTime, settle } from './wire-visit.ts';

/** From where, which link is tapped, and by what its page is known to have come. */
export const clicks = [
  {
    name: 'overview to offers, from the menu',
    from: BASE_PATH,
    link: `header details a[href="${TILBUD_PATH}"]`,
    heading: 'Tilbudene dine',
    content: 'main li h2',
  },
  {
    name: 'overview to offers, from their card',
    from: BASE_PATH,
    link: `main a[href="${TILBUD_PATH}"]`,
    heading: 'Tilbudene dine',
    content: 'main li h2',
  },
  {
    name: 'offers to profile',
    from: TILBUD_PATH,
    link: `header details a[href="${PROFIL_PATH}"]`,
    heading: 'Forsikringsprofil',
    content: 'main section details summary',
  },
] as const;
type Click = (typeof clicks)[number];

/**
 * @param isFetched whether the link had focus first, long enough to fetch the page's code
 * @returns ms from the press until the next page's content is there
 */
export async function click(
  browser: Browser,
  url: string,
  who: Who,
  { from, link, heading, content }: Click,
  { isFetched, isWeakened }: { isFetched: boolean; isWeakened: boolean },
): Promise<number> {
  const context = await openPhone(browser, url, who);
  const page = await openTab(context, isWeakened);
  await page.addInitScript(watchClick, [heading, content] as [string, string]);
  await page.goto(from, { waitUntil: 'load' });
  await settle(page);
  const target = page.locator(link).first();
  if (!(await target.isVisible())) await page.locator('header details summary').first().tap();
  // Nobody taps what they do not see, and what is near the screen is fetched before they have read it.
  await target.scrollIntoViewIfNeeded();
  await settle(page);
  if (isFetched) {
    await target.focus();
    await settle(page);
  }
  await target.tap({ noWaitAfter: true });
  const time = await readTime(page, () => window.contentAfter);
  await context.close();
  return time;
}
