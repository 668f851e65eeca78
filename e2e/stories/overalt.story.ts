import type { Page } from '@playwright/test';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { seeNoSidewaysScroll } from '../steps/page-quality.ts';
import { customerPages, OF_THE_PAGE_THAT_IS_NOT_THERE } from '../steps/pages.ts';
import { expect, test } from '../steps/test.ts';

test.describe('on a phone in landscape, in high contrast', () => {
  test.use({
    viewport: { width: 844, height: 390 },
    forcedColors: 'active',
    allowedTrouble: OF_THE_PAGE_THAT_IS_NOT_THERE,
  });

  test('every page can be zoomed, read aloud, filled in, pulled to refresh and copied from', async ({
    page,
    createKunde,
  }) => {
    await logIn(page, await createKunde({ avtaler: [{}], tilbud: [{}] }));
    for (const path of [...customerPages, `${OVERSIKT}/kjopsinnganger?sperret=uonsket`]) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      // Soft hyphens mark where a long word may break.
      const title = (await heading.innerText()).replaceAll('\u00ad', '');
      await expect(page, path).toHaveTitle(`${title} – Forsikring`);
      expect(await readPage(page), path).toEqual({
        // Otherwise pinch zoom does not work, or the page extends under the notch.
        viewport: 'width=device-width, initial-scale=1',
        mains: 1,
        headings: 1,
        isPulled: true,
        small: [],
        thin: [],
        unnamed: [],
        uncopied: [],
        unseen: [],
        faint: [],
      });
      await seeNoSidewaysScroll(page);
    }
  });
});

test.describe('on a phone in one hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, allowedTrouble: OF_THE_PAGE_THAT_IS_NOT_THERE });

  test('every control is as high as a thumb needs', async ({ page, createKunde }) => {
    await logIn(page, await createKunde({ avtaler: [{}], tilbud: [{}] }));
    for (const path of [...customerPages, `${OVERSIKT}/kjopsinnganger?sperret=uonsket`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await listLow(page), path).toEqual([]);
    }
  });
});

test.describe('on a tablet', () => {
  test.use({
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    allowedTrouble: OF_THE_PAGE_THAT_IS_NOT_THERE,
  });

  test('every control is as high as a thumb needs', async ({ page, createKunde }) => {
    await logIn(page, await createKunde({ avtaler: [{}], tilbud: [{}] }));
    for (const path of [...customerPages, `${OVERSIKT}/kjopsinnganger?sperret=uonsket`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await listLow(page), path).toEqual([]);
    }
  });
});

test.describe('on a narrow phone in high contrast', () => {
  test.use({
    viewport: { width: 320, height: 700 },
    forcedColors: 'active',
    allowedTrouble: OF_THE_PAGE_THAT_IS_NOT_THERE,
  });

  test('no button, which has an edge there, stands over a text', async ({ page, createKunde }) => {
    await logIn(
      page,
      await createKunde({ avtaler: [{ monthlyPrice: 12_121.5, yearlyPrice: 145_458 }], tilbud: [{}] }),
    );
    for (const path of customerPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await listCovered(page), path).toEqual([]);
    }
  });
});

/** Texts that a button stands over by more than a pixel. What only screen readers say stands in a box of one. */
function listCovered(page: Page) {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')].filter((button) => button.checkVisibility());
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const holder = text.parentElement;
      if (text.textContent?.trim() === '' || holder?.checkVisibility() !== true) continue;
      if (holder.getBoundingClientRect().width <= 1) continue;
      range.selectNodeContents(text);
      for (const line of range.getClientRects())
        for (const button of buttons) {
          const box = button.getBoundingClientRect();
          const overlap = [
            Math.min(line.right, box.right) - Math.max(line.left, box.left),
            Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top),
          ];
          if (!button.contains(text) && overlap.every((length) => length > 1))
            covered.push(`${button.textContent} over ${text.textContent}`);
        }
    }
    return covered;
  });
}

/** Standalone controls lower than 44 px; a link within a sentence is as high as its line. Expands what can be expanded. */
function listLow(page: Page) {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
    const isWithin = (element: Element) => [...(element.parentNode?.childNodes ?? [])].some(isText);
    return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, label:has(input)')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && target.offsetWidth > 1)
      .filter((target) => !(target instanceof HTMLAnchorElement) || !isWithin(target))
      .filter((target) => target.getBoundingClientRect().height < 44)
      .map((target) => `${target.getBoundingClientRect().height} ${target.outerHTML.slice(0, 160)}`);
  });
}

function readPage(page: Page) {
  return page.evaluate(() => {
    const list = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const name = (element: HTMLElement) => element.outerHTML.slice(0, 120);
    const fields = list('input[type="text"], input[type="tel"], input[type="email"], textarea, select');
    const seen = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) && element.clientHeight > 1;
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
    return {
      viewport: list('meta[name="viewport"]')[0]?.getAttribute('content'),
      mains: list('main').length,
      headings: list('main h1').length,
      isPulled: list('html, body').every(
        (element) => getComputedStyle(element).overscrollBehaviorY === 'auto',
      ),
      // iOS zooms the whole page when a field with smaller text gets focus.
      small: fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).map(name),
      // A standalone link needs a target that a finger can hit (WCAG 2.5.8); in a sentence it is as high as its line.
      thin: list('a[href]')
        .filter((link) => link.checkVisibility({ visibilityProperty: true }) && link.offsetWidth > 1)
        .filter((link) => ![...(link.parentNode?.childNodes ?? [])].some(isText))
        .filter((link) => link.getBoundingClientRect().height < 24)
        .map((link) => `${link.getBoundingClientRect().height} ${name(link)}`),
      // Fields that a password manager or the browser could not fill in.
      unnamed: fields
        .filter((field) => field.matches('[type="tel"], [type="email"], [inputmode="email"]'))
        .filter((field) => !/^(?:tel|email)$/.test(field.getAttribute('autocomplete') ?? ''))
        .map(name),
      uncopied: list('main p, main dd, main span, footer a')
        .filter(
          (element) => getComputedStyle(element).userSelect === 'none' && /\d/.test(element.textContent),
        )
        .map(name),
      // A button recognisable only by its background disappears in high contrast.
      unseen: list('main button, main .ds-button')
        .filter(seen)
        .filter((element) => {
          const { borderTopWidth, textDecorationLine, backgroundColor, color } = getComputedStyle(element);
          const hasText = element.textContent.trim() !== '' && color !== backgroundColor;
          return borderTopWidth === '0px' && textDecorationLine === 'none' && !hasText;
        })
        .map(name),
      // The system leaves an icon the colour that we give it, which is hardly seen on a ground of the system's own.
      faint: list('svg')
        .filter(({ parentElement }) => parentElement !== null && seen(parentElement))
        .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color)
        .map((icon) => icon.parentElement?.textContent),
    };
  });
}
