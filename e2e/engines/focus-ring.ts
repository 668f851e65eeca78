import { expect } from 'vitest';
import type { EngineBrowser } from './engine-browser.ts';

/**
 * Presses Tab until the element has focus, and checks in a screenshot that its focus ring is painted on all four
 * sides: the computed style does not tell whether an ancestor clips the ring.
 * @param xpath of the element that is to have focus
 */
export async function seeRing(browser: EngineBrowser, xpath: string): Promise<void> {
  // Start at the stop before it and press Tab: browsers only show a ring to keyboard users.
  await browser.evaluate(`
    const wanted = ${findFirst(xpath)};
    const stops = [...document.querySelectorAll('a[href], button, summary, input:not([type=hidden]), select')]
      .filter((stop) => stop.getClientRects().length > 0 && stop.checkVisibility?.() !== false);
    stops[stops.indexOf(wanted) - 1].focus();
  `);
  await browser.tab();
  const isFocused = `return document.activeElement === ${findFirst(xpath)};`;
  await expect.poll(() => browser.evaluate(isFocused), { message: `Tab leads to ${xpath}` }).toBe(true);
  await browser.evaluate(`${findFirst(xpath)}.scrollIntoView({ block: 'center', behavior: 'instant' });`);
  const seen = async () => {
    const picture = (await browser.screenshot()).toString('base64');
    return browser.evaluate(`return (${readRing})(document.activeElement, ${JSON.stringify(picture)});`);
  };
  const whole = { top: true, right: true, bottom: true, left: true };
  await expect.poll(seen, { message: `a ring around ${xpath}` }).toEqual(whole);
}

const findFirst = (xpath: string) =>
  `document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue`;

/** Runs in the page: for each side, whether the screenshot has the outline's colour in the middle of that side. */
const readRing = `async (element, picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  const paint = canvas.getContext('2d');
  paint.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(element);
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const out = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const wanted = outlineColor.match(/\\d+/g).slice(0, 3).map(Number);
  const has = (atX, atY) => {
    const [...found] = paint.getImageData(Math.floor(atX * scale), Math.floor(atY * scale), 1, 1).data;
    return wanted.every((part, index) => Math.abs(part - found[index]) < 24);
  };
  return { top: has(x, top - out), right: has(right + out, y), bottom: has(x, bottom + out), left: has(left - out, y) };
}`;
