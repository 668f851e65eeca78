import bcd, {
  type CompatStatement,
  type Identifier,
  type SupportBlock,
} from '@mdn/browser-compat-data/forLegacyNode';

import { oldestBrowsers } from '../../web/build/browsers.ts';

type BrowserKey = keyof SupportBlock;

/** As the compatibility data names them; a web view is as old as the browser of its system. */
const namesInData: Readonly<Record<string, readonly BrowserKey[]>> = {
  safari: ['safari'],
  ios_saf: ['safari_ios', 'webview_ios'],
  firefox: ['firefox'],
  and_ff: ['firefox_android'],
  chrome: ['chrome'],
  and_chr: ['chrome_android', 'webview_android'],
  edge: ['edge'],
  samsung: ['samsunginternet_android'],
};

export const { api, css } = bcd;
export const { builtins } = bcd.javascript;

/**
 * The supported browsers that lack a feature, such as `firefox 115`. Empty when the data does not have the feature.
 *
 * @param prefixes vendor prefixes that the style sheet also uses: a browser with one of those lacks nothing
 */
export function listMissing(compat: CompatStatement | undefined, prefixes: readonly string[] = []): string[] {
  if (compat === undefined) return [];
  return [...oldestBrowsers].flatMap(([name, version]) => {
    const keys = namesInData[name];
    if (keys === undefined) throw new Error(`The compatibility data has no ${name}`);
    return keys.every((key) => isIn(compat, key, version, prefixes)) ? [] : `${name} ${version}`;
  });
}

/** Whether a browser of that version has a feature: under its own name, and with nothing to switch on. */
export function isIn(
  { support }: CompatStatement,
  browser: BrowserKey,
  version: string,
  prefixes: readonly string[] = [],
): boolean {
  return [support[browser] ?? []].flat().some((statement) => {
    if (statement.flags || statement.alternative_name) return false;
    if (statement.prefix !== undefined && !prefixes.includes(statement.prefix)) return false;
    return isReached(statement.version_added, version) && !isReached(statement.version_removed, version);
  });
}

/** What stands at a path in the data, if anything does. */
export function findCompat(from: Identifier | undefined, ...names: string[]): CompatStatement | undefined {
  const { __compat: compat } = findEntry(from, names) ?? {};
  return compat;
}

function findEntry(from: Identifier | undefined, names: readonly string[]): Identifier | undefined {
  let entry: Identifier | undefined = from;
  for (const name of names) {
    if (entry === undefined || !Object.hasOwn(entry, name) || name === '__compat') return undefined;
    entry = entry[name];
  }
  return entry;
}

export function listEntries(from: Identifier | undefined): [string, Identifier][] {
  return Object.entries(from ?? {}).flatMap(([name, entry]) =>
    name === '__compat' ? [] : [[name, entry as Identifier]],
  );
}

/** `≤37` stands for a version up to 37. */
function isReached(since: string | boolean | null | undefined, version: string): boolean {
  if (since === 'preview' || typeof since !== 'string') return since === true;
  const [major = 0, minor = 0] = since.replace('≤', '').split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return major < ownMajor || (major === ownMajor && minor <= ownMinor);
}
