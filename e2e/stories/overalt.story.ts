import type { Page } from '@playwright/test';
import { logIn } from '../steps/log-in.ts';
import { seeNoSidewaysScroll } from '../steps/page-quality.ts';
import { customerPages } from '../steps/pages.ts';
import { expect, test } from '../steps/test.ts';

test.describe('on a phone that is held sideways, in high contrast', () => {
  test.use({
    viewport: { width: 844, height: 390 },
    forcedColors: 'active',
    allowedTrouble: /404 GET|404 \(Not Found\)/,
  });

  test('every page can be enlarged, read aloud, filled in, pulled and copied from', async ({
    page,
    createKunde,
  }) => {
    await logIn(page, await createKunde({ avtaler: [{}], tilbud: [{}] }));
    for (const path of customerPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await readPage(page), path).toEqual({
        // Or two fingers enlarge nothing, or the page lies under the phone's own edge.
        viewport: 'width=device-width, initial-scale=1',
        mains: 1,
        headings: 1,
        isPulled: true,
        small: [],
        thin: [],
        unnamed: [],
        uncopied: [],
        unseen: [],
      });
      await seeNoSidewaysScroll(page);
    }
  });
});

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
      // iOS enlarges the whole page as somebody begins to write in smaller text.
      small: fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).map(name),
      // A link that stands alone is hit by a finger (WCAG 2.5.8); one within a sentence is as high as its line.
      thin: list('a[href]')
        .filter((link) => link.checkVisibility({ visibilityProperty: true }) && link.offsetWidth > 1)
        .filter((link) => ![...(link.parentNode?.childNodes ?? [])].some(isText))
        .filter((link) => link.getBoundingClientRect().height < 24)
        .map((link) => `${link.getBoundingClientRect().height} ${name(link)}`),
      // What a password manager or the browser could not fill in.
      unnamed: fields
        .filter((field) => field.matches('[type="tel"], [type="email"], [inputmode="email"]'))
        .filter((field) => !/^(?:tel|email)$/.test(field.getAttribute('autocomplete') ?? ''))
        .map(name),
      uncopied: list('main p, main dd, main span, footer a')
        .filter(
          (element) => getComputedStyle(element).userSelect === 'none' && /\d/.test(element.textContent),
        )
        .map(name),
      // What is a button only by its ground is none in high contrast.
      unseen: list('main button, main .ds-button')
        .filter(seen)
        .filter((element) => {
          const { borderTopWidth, textDecorationLine, backgroundColor, color } = getComputedStyle(element);
          const hasText = element.textContent.trim() !== '' && color !== backgroundColor;
          return borderTopWidth === '0px' && textDecorationLine === 'none' && !hasText;
        })
        .map(name),
    };
  });
}
