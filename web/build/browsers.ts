import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The names that the build's targets use too. Samsung's browser is a Chromium and has no target of its own. */
const targetNames: Readonly<Record<string, string>> = {
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
  chrome: 'chrome',
  edge: 'edge',
};

/** The oldest browsers in which everything works, from `browserslist` in package.json. */
export const oldestBrowsers: ReadonlyMap<string, string> = new Map(readList().map(parseLine));

/** What the scripts and styles are built for. */
export const buildTarget: string[] = [...oldestBrowsers].flatMap(([name, version]) => {
  const target = targetNames[name];
  return target === undefined ? [] : target + version;
});

function readList(): readonly string[] {
  const text = readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8');
  const { browserslist } = JSON.parse(text) as { browserslist: string[] };
  return browserslist;
}

function parseLine(line: string): [string, string] {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (name === undefined || version === undefined)
    throw new Error(`browserslist has "${line}": a name, >= and a version`);
  return [name, version];
}
