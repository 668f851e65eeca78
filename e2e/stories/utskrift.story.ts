import type { Locator, Page } from '@playwright/test';
import { extractTextItems, getDocumentProxy } from 'unpdf';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
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

test('the year that I print begins on the first page, and its bars stand below the last row', async ({
  page,
  createKunde,
}) => {
  const today = new Date();
  const betalinger = Array.from({ length: 44 }, (_, index) => ({
    forfall: new Date(Date.UTC(today.getFullYear(), today.getMonth() + 1 + (index % 11), 15))
      .toISOString()
      .slice(0, 10),
  }));
  await logIn(page, await createKunde({ avtaler: [{}], betalinger }), `${OVERSIKT}/kostnader`);
  await expect(page.getByRole('row').filter({ hasText: '100 kr' })).toHaveCount(betalinger.length);
  const sheets = await readSheets(page);
  expect(sheets[0]?.map(({ str }) => str)).toContain('Kommer');
  // The text comes in the order of the page.
  const ofBars = sheets.find((texts) => texts.some(isBar)) ?? [];
  const first = ofBars.findIndex(isBar);
  const bar = ofBars[first];
  expect(ofBars.slice(0, first).filter(({ y }) => y < (bar?.y ?? 0) + (bar?.height ?? 0))).toEqual([]);
});

test('on paper the contact details stand apart from the text above, and their lines equally far from each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${OVERSIKT}/klage-og-rettigheter`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('row')).not.toHaveCount(0);
  const [ofFooter = 0, ...ofSections] = await readGaps(page);
  expect(ofSections.length).toBeGreaterThan(2);
  expect(ofFooter).toBeGreaterThan(Math.max(...ofSections));
  const [first = 0, ...others] = await readSteps(footer.locator('section').first().getByRole('link'));
  expect(others.length).toBeGreaterThan(0);
  for (const step of others) expect(step).toBeCloseTo(first, 0);
});

/** From the middle of each line to that of the next. */
function readSteps(lines: Locator): Promise<number[]> {
  return lines.evaluateAll((elements) => {
    const middles = elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    return middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
  });
}

/** From the text above each heading of a part to the heading: of the footer's first, then of those in the page. */
function readGaps(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true }) === true;
      if (isSeen && text.data.trim() !== '' && measure(text).width > 1) texts.push(text);
    }
    const headings = [
      document.querySelector('footer h2'),
      ...[...document.querySelectorAll('main h2')].slice(1),
    ];
    return headings.map((heading) => {
      const first = texts.findIndex((text) => heading?.contains(text) === true);
      const [above, below] = [texts[first - 1], texts[first]];
      if (above === undefined || below === undefined) throw new Error('No text above a heading');
      return measure(below).top - measure(above).bottom;
    });

    function measure(text: Text): DOMRect {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    }
  });
}

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

/** A4, with the usual printer margins. */
function print(page: Page): Promise<Buffer> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  return page.pdf({ format: 'A4', margin });
}

async function countSheets(page: Page): Promise<number> {
  const pdf = await print(page);
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The texts of each page, measured from its foot. */
async function readSheets(page: Page) {
  const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(await print(page))));
  return items.map((texts) =>
    texts.map((text) => ({ ...text, str: text.str.trim() })).filter(({ str }) => str !== ''),
  );
}

/** The name of a month beside its bar. */
function isBar({ str }: { str: string }): boolean {
  return /^(?:jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des)$/.test(str);
}
