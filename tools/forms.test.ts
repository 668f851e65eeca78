import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const files = globSync('{web,server}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !/\.test\.|\/testing\//.test(path),
);

function listOffenders(pattern: RegExp): string[] {
  return files.flatMap((path) =>
    (readFileSync(join(ROOT, path), 'utf8').match(pattern) ?? []).map((text) => `${path}: ${text}`),
  );
}

/**
 * Addresses and names that web and server both know stand in `contract` alone: renamed there, they change on both sides.
 * What the server alone serves, and the form of the claims system, has one end here.
 */
test.each([
  [
    'the path of a page or form',
    /['"`](?:\$\{BASE_PATH\}|\/auth)\/(?!callback|backchannel|frontchannel|assets|api-docs|\*)[a-zæøå-]+/g,
  ],
  ['a page path', /path: '\/[^']*'(?=, page)/g],
  ['the name of what a posted form holds', /<input[^>]*\bname="(?!referrer|jumpsst)[^"]*"/g],
  ['an address word', /[?&](?:resultat|fjern|tilbakemelding|innlogging|timeout|komplett|ramme|utkast)\b/g],
  ['the name of an address word', /(['"`])(?:resultat|fjern|innlogging|komplett|ramme)\1/g],
  [
    'the name of an address word that is a word elsewhere too',
    /(?:\.(?:get|has|delete)\(|(?<=\w)(?<!styles)\[)'(?:tilbakemelding|timeout|utkast)'/g,
  ],
])('%s is written in no other place', (_, pattern) => {
  expect(files.length).toBeGreaterThan(300);
  expect(listOffenders(pattern)).toEqual([]);
});

/** Names of cookies, headers and attributes, and ids: what one side writes, and the other looks for. */
const NAMES = [
  /\b(?:kfp|x|data)-[a-z]+(?:-[a-z]+)*\b|\bXSRF-TOKEN\b/g,
  /(?<=\bid=\\?"|['"`(]#|getElementById\(['"`])[a-z][a-z-]+/g,
];
function listNames(side: string): Set<string> {
  const texts = files
    .filter((path) => path.startsWith(side))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'));
  const inCode = texts.map((text) =>
    text.replaceAll(
      /\.dataset\['(\w+)'\]/g,
      (_, name: string) => `'data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}'`,
    ),
  );
  return new Set(inCode.flatMap((text) => NAMES.flatMap((pattern) => text.match(pattern) ?? [])));
}

test('no name of a cookie, header, attribute or element is written on both sides', () => {
  const server = listNames('server/');
  const both = [...listNames('web/')].filter((name) => server.has(name));
  expect(both, 'to be named in contract, and imported by both').toEqual([]);
});
