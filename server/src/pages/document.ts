import { withParameter } from '@portal/contract/address-words.ts';
import { APP_ID, COLOR_SCHEME_ATTRIBUTE } from '@portal/contract/document.ts';
import { BASE_PATH, COMPLETE_PARAMETER } from '@portal/contract/paths.ts';
import type { Sprak } from '@portal/contract/sprak.ts';
import type { ColorScheme } from '@portal/contract/utseende.ts';

import { afterPaintScript } from './after-paint-script.ts';
import type { PageAssets } from './assets.ts';
import { escapeHtml } from './escape-html.ts';
import { toFontScript } from './font-script.ts';
import { startScript } from './start-script.ts';
import { warmUpScript } from './warm-up-script.ts';

/** Everything before the app's own markup: up to the styles, and after them. */
export interface DocumentStart {
  head: string;
  body: string;
}

/** Sent at once, with the styles of what is painted first between the two parts. */
export function toDocumentStart({
  title,
  assets,
  colorScheme,
  keepsForLong = false,
  nonce,
  sprak,
  headScript = '',
}: {
  title: string;
  assets: PageAssets;
  /** Missing when the device decides. */
  colorScheme?: ColorScheme | undefined;
  /** Functional cookies are accepted. */
  keepsForLong?: boolean;
  nonce: string;
  sprak: Sprak;
  /** Web's, besides our own. */
  headScript?: string | undefined;
}): DocumentStart {
  const head =
    `<!doctype html><html lang="${sprak}"${colorScheme === undefined ? '' : ` ${COLOR_SCHEME_ATTRIBUTE}="${colorScheme}"`}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="color-scheme" content="${colorScheme ?? 'light dark'}"><meta name="format-detection" content="telephone=no">` +
    // Before the styles: a script after a style sheet waits for it.
    `<script nonce="${nonce}">${startScript}${toFontScript(assets.font, keepsForLong)}${headScript}</script>` +
    `<title>${escapeHtml(title)}</title><link rel="icon" type="image/svg+xml" href="${BASE_PATH}/assets/ikon.svg"><link rel="apple-touch-icon" href="${BASE_PATH}/assets/apple-touch-icon.png">`;
  return { head, body: `</head><body><div id="${APP_ID}">` };
}

/**
 * After the data. The script waits in a template that is put into the page when that has been painted and has come
 * whole. The import map comes before any module, because some browsers ignore a later one. A browser that does not know
 * its `integrity` ignores that part.
 */
export function toScript(assets: PageAssets, nonce: string): string {
  const { script, preloads, importMap } = assets;
  const links = preloads
    .map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}"${toIntegrity(assets, href)}>`)
    .join('');
  return (
    `<script type="importmap" nonce="${nonce}">${importMap}</script>` +
    `<template>${links}<script type="module" async nonce="${nonce}" src="${escapeHtml(script)}"${toIntegrity(assets, script)}></script></template>` +
    `<script nonce="${nonce}">${afterPaintScript}${warmUpScript}</script>`
  );
}

function toIntegrity({ integrity }: PageAssets, href: string): string {
  const hash = integrity?.get(href);
  return hash === undefined ? '' : ` integrity="${hash}"`;
}

/** For browsers where no script puts late sections in place: a refresh to the complete page. */
export function toCompleteRefresh(url: string): string {
  const completeUrl = escapeHtml(withParameter(url, COMPLETE_PARAMETER));
  return `<noscript><meta http-equiv="refresh" content="0; url=${completeUrl}"></noscript>`;
}

export const documentEnd = '</body></html>';
