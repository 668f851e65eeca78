import fc from 'fast-check';
import { expect, test } from 'vitest';

import { BASE_PATH } from '@portal/contract/paths.ts';

import { toReturnPath, withNotice } from './return-to.ts';

test.each([
  [BASE_PATH, BASE_PATH],
  [`${BASE_PATH}/`, `${BASE_PATH}/`],
  [`${BASE_PATH}/profil?a=1&b=%C3%A5`, `${BASE_PATH}/profil?a=1&b=%C3%A5`],
  [`${BASE_PATH}?timeout=true&fromLo`, `${BASE_PATH}?fromLo=`],
  [`${BASE_PATH}?innlogging=feilet`, BASE_PATH],
  [`${BASE_PATH}#avtaler`, BASE_PATH],
])('%s leads to %s', (value, expected) => {
  expect(toReturnPath(value)).toBe(expected);
});

test.each([
  undefined,
  42,
  ['/privat/forsikring/oversikt'],
  '',
  'profil',
  '/',
  '/privat/forsikring',
  `${BASE_PATH}evil`,
  `${BASE_PATH}/../../../api/privat/forsikring/auth/logout`,
  `${BASE_PATH}/%2e%2e/%2e%2e`,
  `https://evil.example${BASE_PATH}`,
  `//evil.example${BASE_PATH}`,
  `//evil.example${BASE_PATH}/profil`,
  `/\\evil.example${BASE_PATH}`,
  `\\\\evil.example${BASE_PATH}`,
  `/\t/evil.example${BASE_PATH}`,
  `/\n/evil.example${BASE_PATH}`,
  `${BASE_PATH}\r\nset-cookie: a=b`,
  `${BASE_PATH}/\u0000`,
  'javascript:alert(1)',
  `${BASE_PATH}/${'x'.repeat(2000)}`,
])('%j leads to the overview', (value) => {
  expect(toReturnPath(value)).toBe(BASE_PATH);
});

const part = fc.constantFrom(
  '/',
  '\\',
  '..',
  '%2e',
  '@',
  ':',
  '//',
  'evil.example',
  BASE_PATH,
  '?',
  '#',
  '\t',
  'å',
  ' ',
);

test('whatever is asked for, the browser stays on this host and below the base path', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (value) => {
        const url = new URL(toReturnPath(value), 'https://portal.example');
        expect(url.origin).toBe('https://portal.example');
        expect(url.pathname === BASE_PATH || url.pathname.startsWith(`${BASE_PATH}/`)).toBe(true);
        expect(toReturnPath(value)).toMatch(/^[\x21-\x7e]+$/);
      },
    ),
    { numRuns: 1000 },
  );
});

test('the notice joins what stands in the address', () => {
  expect(withNotice(BASE_PATH, 'avbrutt')).toBe(`${BASE_PATH}?innlogging=avbrutt`);
  expect(withNotice(`${BASE_PATH}?a=1`, 'feilet')).toBe(`${BASE_PATH}?a=1&innlogging=feilet`);
});
