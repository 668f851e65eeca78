import type { CDPSession } from '@vitest/browser-playwright';
import { cdp, page } from 'vitest/browser';

async function emulate(value: 'active' | 'none'): Promise<void> {
  const browser: CDPSession = cdp();
  await browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

/** @returns the colours along the middle of the element, from left to right, as high contrast paints it */
export async function readHighContrast(element: Element): Promise<string[]> {
  await emulate('active');
  try {
    const base64 = await page.screenshot({ element, save: false });
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const paint = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (paint === null) throw new Error('No canvas to read the picture from');
    paint.drawImage(image, 0, 0);
    const middle = paint.getImageData(0, Math.floor(image.height / 2), image.width, 1).data;
    return Array.from({ length: image.width }, (_, x) => middle.slice(4 * x, 4 * x + 3).join(' '));
  } finally {
    await emulate('none');
  }
}
