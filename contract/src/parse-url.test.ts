import { afterEach, beforeEach, expect, it } from 'vitest';

import { parseUrl } from './parse-url.ts';

const { parse, canParse } = URL;

// Simulates browsers that have neither.
beforeEach(() => {
  Object.assign(URL, { parse: undefined, canParse: undefined });
});
afterEach(() => {
  Object.assign(URL, { parse, canParse });
});

it.each([
  ['https://bank.example/a?b', undefined, 'https://bank.example/a?b'],
  ['/a', 'https://bank.example', 'https://bank.example/a'],
  ['/a', undefined, undefined],
  ['', undefined, undefined],
  ['https://', undefined, undefined],
])('%s on %s is %s', (address, base, href) => {
  expect(parseUrl(address, base)?.href).toBe(href);
});
