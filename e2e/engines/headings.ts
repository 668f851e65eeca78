import { afterEach, expect, inject, test } from 'vitest';
import { createKunde } from '../../tools/testing/create-kunde.ts';
import type { Engine, EngineBrowser } from './engine-browser.ts';
import { heading, logIn, OVERSIKT, see } from './steps.ts';

/** Headings on a phone with text twice as large, where the layout keeps its width. */
export function tellOfLargeText(engine: Engine | undefined): void {
  if (engine === undefined) return;
  let browser: EngineBrowser | undefined;
  afterEach(() => browser?.close());

  test('a long word in a heading takes a new line at a hyphen', async () => {
    browser = await engine.launch({ width: 390, height: 844 });
    const portal = inject('portal') + OVERSIKT;
    const { fodselsnummer } = await createKunde(inject('world'), { avtaler: [{}] });
    await logIn(browser, inject('portal'), fodselsnummer);
    // In our font: the device's has wider words, which WebKit on Linux cannot hyphenate.
    await expect
      .poll(() => browser?.evaluate("return sessionStorage.getItem('kfp-font') !== null"))
      .toBe(true);
    await browser.open(portal);
    await browser.evaluate('webkit.messageHandlers.textScale.postMessage(2)');
    await expect.poll(() => browser?.evaluate(readSize)).toBeGreaterThan(45);
    const found: unknown[] = [await browser.evaluate(listBroken)];
    for (const [path, title] of [
      ['/forsikringsprofil', 'Forsikringsprofil'],
      ['/klage-og-rettigheter', 'Klage og rettigheter'],
    ] as const) {
      await browser.open(portal + path);
      await see(browser, heading(title));
      found.push(await browser.evaluate(listBroken));
    }
    expect(found.flat()).toEqual([]);
  });
}

/** Firefox breaks words to balance the lines of a heading. */
export function tellOfHyphens(engine: Engine | undefined): void {
  if (engine === undefined) return;
  let browser: EngineBrowser | undefined;
  afterEach(() => browser?.close());

  test('on a small phone a short word in a heading stays whole', async () => {
    browser = await engine.launch({ width: 320, height: 640 });
    const { fodselsnummer } = await createKunde(inject('world'), {});
    await logIn(browser, inject('portal'), fodselsnummer);
    await browser.open(`${inject('portal')}${OVERSIKT}/tilgjengelighet`);
    await see(browser, heading('Er du ikke fornøyd med svaret?'));
    expect(await browser.evaluate(listBroken)).toEqual([]);
  });
}

const readSize = "return document.querySelector('h1').getClientRects()[0].height;";

/** Runs in the page: finds where a line breaks between two letters without a hyphen. */
const listBroken = `
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = [];
  const range = document.createRange();
  const topOf = (node, index) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return [...range.getClientRects()].at(-1)?.top;
  };
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement.closest('h1, h2, h3') === null) continue;
    for (let index = 1; index < node.data.length; index += 1) {
      if (!/^\\p{L}\\p{L}$/u.test(node.data.slice(index - 1, index + 1))) continue;
      const [before, after] = [topOf(node, index - 1), topOf(node, index)];
      if (before !== undefined && after !== undefined && after > before + 10)
        broken.push(node.data.slice(0, index) + '/' + node.data.slice(index));
    }
  }
  return broken;
`;
