import { brotliCompressSync, constants } from 'node:zlib';

import type { Browser } from 'playwright';

import type { File } from './front.ts';
import { openPhone, type Who } from './wire-browser.ts';
import { pages, toFloorPath, type WirePage } from './wire-pages.ts';

/** The compression level that the portal uses for pages. */
const QUALITY = 5;
const OF_ONE_ANSWER = [
  'set-cookie',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'content-length',
];

/**
 * The portal's own pages without script and data, each as one file that is there at once, with the same headers. They
 * link to the portal's own styles, font and drawings.
 *
 * @param url of the portal, as browsers know it
 */
export async function makeSameAssetsFiles(
  browser: Browser,
  url: string,
  whoAt: (page: WirePage) => Who,
): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  for (const page of pages) {
    const phone = await openPhone(browser, url, whoAt(page));
    const tab = await phone.newPage();
    const answer = await tab.goto(`${page.path}?komplett`);
    if (answer?.ok() !== true) throw new Error(`${page.name} answered ${answer?.status()}`);
    const body = brotliCompressSync(withoutScript(await answer.text()), {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
    });
    const kept = Object.entries(answer.headers()).filter(([name]) => !OF_ONE_ANSWER.includes(name));
    files.set(toFloorPath(page.name), {
      body,
      headers: {
        ...Object.fromEntries(kept),
        'content-encoding': 'br',
        'content-length': String(body.length),
      },
    });
    await phone.close();
  }
  return files;
}

/** @throws when nothing was removed: a page that still has its script would be no floor */
function withoutScript(html: string): string {
  const bare = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  if (bare.length > 0.95 * html.length) throw new Error('The page had no script to leave out');
  return bare;
}
