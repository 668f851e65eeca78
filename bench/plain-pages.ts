import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Browser } from 'playwright';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';

import type { File } from './front.ts';
import { PlainPage, type Part } from './plain-react.ts';
import { type PageName, pages, toFloorPath } from './wire-pages.ts';

const SCRIPT_PATH = '/react.js';
const folder = path.join(import.meta.dirname, 'plain');
/** A file, and in it the files that it includes. */
const read = (name: string): string =>
  readFileSync(path.join(folder, name), 'utf8').replaceAll(/ *<!-- include (.+) -->\n/g, (_, part: string) =>
    read(part),
  );

/** The hand-made page: one file with its styles inside, and no script. `late` is the overview of `late-page.ts`. */
export function makePlainPage(name: PageName | 'late'): string {
  return read('frame.html')
    .replace('<link rel="stylesheet" href="plain.css" />', `<style>${read('plain.css')}</style>`)
    .replace('<main></main>', `<main>${read(`${name}.html`)}</main>`)
    .replaceAll(/\n\s*/g, '\n');
}

/** The hand-made pages, by their paths as floors. */
export function makePlainFiles(): Map<string, File> {
  return new Map(pages.map(({ name }) => [toFloorPath(name), toFile(makePlainPage(name), 'text/html')]));
}

/** The same pages as React renders them, and the script that brings them to life. */
export async function makeReactFiles(browser: Browser, scratch: string): Promise<Map<string, File>> {
  const files = new Map([[SCRIPT_PATH, toFile(await buildScript(scratch), 'text/javascript')]]);
  const page = await browser.newPage();
  for (const { name } of pages) {
    const html = makePlainPage(name);
    await page.setContent(html);
    const parts = await page.evaluate<Part[]>(`(${takeApart.toString()})(document.body)`);
    const [head = ''] = html.split('<body>');
    const react =
      `${head.replace('</head>', `<script type="module" src="${SCRIPT_PATH}"></script></head>`)}<body>` +
      `<div id="app">${renderToString(createElement(PlainPage, { parts }))}</div>` +
      `<script type="application/json" id="parts">${JSON.stringify(parts).replaceAll('<', '\\u003c')}</script>`;
    files.set(toFloorPath(name), toFile(react, 'text/html'));
  }
  await page.close();
  return files;
}

/** The smallest that a file can be sent. */
export function toFile(text: string, type: string): File {
  const body = brotliCompressSync(text);
  const headers = { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' };
  return {
    body,
    headers: { ...headers, 'content-length': String(body.length), 'cache-control': 'no-cache' },
  };
}

async function buildScript(scratch: string): Promise<string> {
  const outDir = path.join(scratch, 'react');
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'plain-react-client.ts'),
        output: { entryFileNames: 'react.js' },
      },
    },
  });
  return readFileSync(path.join(outDir, 'react.js'), 'utf8');
}

/** Runs in a browser, which knows how to read HTML. */
function takeApart(element: Element): Part[] {
  const names: Record<string, string> = { class: 'className', checked: 'defaultChecked' };
  return [...element.childNodes].flatMap((node): Part[] => {
    if (node instanceof Text) return node.data.trim() === '' ? [] : [node.data.replaceAll(/\s+/g, ' ')];
    if (!(node instanceof Element)) return [];
    const tag = node.localName;
    const props = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [
        tag === 'input' && name === 'value' ? 'defaultValue' : (names[name] ?? name),
        name === 'checked' || name === 'open' || value,
      ]),
    );
    return [{ tag, props, parts: takeApart(node) }];
  });
}
