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
    /['"`](?:\$\{BASE_PATH\}|\/auth)\/(?!callback|backchannel|assets|api-docs|\*)[a-zæøå-]+/g,
  ],
  ['a page path', /path: '\/[^']*'(?=, page)/g],
  ['the name of what a posted form holds', /<input[^>]*\bname="(?!referrer|jumpsst)[^"]*"/g],
  ['an address that says how a form went', /[?&](?:resultat|fjern|tilbakemelding)=/g],
  ['the name of an address word', /\.get\('(?:resultat|fjern|tilbakemelding)'\)/g],
])('%s is written in no other place', (_, pattern) => {
  expect(files.length).toBeGreaterThan(300);
  expect(listOffenders(pattern)).toEqual([]);
});
