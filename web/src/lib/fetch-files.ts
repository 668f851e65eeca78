import { STYLE_FILES_ATTRIBUTE } from '@portal/contract/document.ts';

/** Files that were asked for here and have come or are on their way, by path. */
const asked = new Map<string, Promise<unknown>>();
const isChromium = navigator.userAgent.includes('Chrome/');
/** Whether one did not come. */
let hasFailed = false;
/** What the page's import map says of every file. Read at once: a page that is left has its body emptied, with the map. */
const { integrity: hashes = {} } = JSON.parse(
  document.querySelector('script[type="importmap"]')?.textContent ?? '{}',
) as { integrity?: Readonly<Record<string, string>> };

/**
 * Takes the place of the bundler's own helper around each dynamic import (`web/build/own-loader.ts`). Everything that
 * the module needs is asked for at once, and a file whose content is not what the page's import map says is not used.
 *
 * Nothing is imported before all of it is there: Firefox keeps a module that did not come for as long as the document,
 * and never asks for it again.
 *
 * @param files paths of the module's scripts and style sheets
 * @returns rejects when a file cannot be had or was changed; the next attempt asks anew
 */
export async function fetchFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => asked.get(file) ?? ask(file)));
  return load();
}

const isStyles = (file: string): boolean => file.endsWith('.css');

/** @returns a promise, which rejects when it does not come; undefined when there is nothing to wait for */
function ask(file: string): unknown {
  if (isInPage(file)) return undefined;
  const integrity = hashes[file] ?? '';
  // Browsers keep a preload that failed, and Chromium has the import fail with it, from version 150 on for as long as the
  // document. Not all is fetched like this, since Safari would ask twice for each script.
  const isPreloaded = isStyles(file) || !(hasFailed || isChromium);
  const coming = isPreloaded ? addLink(file, integrity) : fetch(file, { integrity });
  const noted = coming.catch((error: unknown) => {
    hasFailed = true;
    asked.delete(file);
    throw error;
  });
  asked.set(file, noted);
  return noted;
}

/** It came in the page, or with it. */
const isInPage = (file: string): boolean =>
  document.querySelector(`[${STYLE_FILES_ATTRIBUTE}~="${file}"],[src="${file}"],[href="${file}"]`) !== null;

function addLink(file: string, integrity: string): Promise<unknown> {
  const link = document.createElement('link');
  // A script in the way that the import asks for it, which then takes it from here.
  const way = isStyles(file) ? { rel: 'stylesheet' } : { rel: 'preload', as: 'script', crossOrigin: '' };
  Object.assign(link, way, { integrity, href: file });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${file} cannot be used`));
    });
  });
}
