import { STYLE_FILES_ATTRIBUTE } from '@portal/contract/document.ts';

/** Files that were asked for here, by path, with those that came in the page. */
const asked = new Map<string, Promise<unknown>>();
let hashes: Readonly<Record<string, string>> | undefined;

/**
 * Takes the place of the bundler's own helper around each dynamic import (`web/build/own-loader.ts`). Everything that
 * the module needs is asked for at once, and a file whose content is not what the page's import map says is not used.
 *
 * @param files paths of the module's scripts and style sheets
 * @returns rejects when a style sheet cannot be had or was changed, and when the module cannot be loaded
 */
export async function fetchFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const styles = files.map((file) => {
    if (!file.endsWith('.css')) return askForScript(file);
    return asked.get(file) ?? askForStyles(file);
  });
  const [module] = await Promise.all([load(), ...styles]);
  return module;
}

/** The import that follows waits for it, and fails with it. */
function askForScript(file: string): void {
  if (asked.has(file)) return;
  asked.set(file, Promise.resolve());
  addLink('modulepreload', file);
}

function askForStyles(file: string): Promise<unknown> | undefined {
  if (listInPage().includes(file)) return undefined;
  const link = addLink('stylesheet', file);
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // The next attempt asks anew.
      asked.delete(file);
      link.remove();
      reject(new Error(`${file} cannot be used`));
    });
  });
  asked.set(file, loaded);
  return loaded;
}

/** The style sheets that came in the page. */
function listInPage(): readonly string[] {
  return [...document.querySelectorAll(`[${STYLE_FILES_ATTRIBUTE}]`)].flatMap(
    (styles) => styles.getAttribute(STYLE_FILES_ATTRIBUTE)?.split(' ') ?? [],
  );
}

function addLink(rel: 'modulepreload' | 'stylesheet', file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.integrity = (hashes ??= readHashes())[file] ?? '';
  link.setAttribute('href', file);
  document.head.append(link);
  return link;
}

/** What the page's import map says of every file. */
function readHashes(): Readonly<Record<string, string>> {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
  return integrity;
}
