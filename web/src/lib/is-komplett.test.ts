import { expect, it } from 'vitest';

import { isKomplett } from './is-komplett.ts';

const uteblitt = [
  { systemSource: 'NICE', state: 'timeout' } as const,
  { systemSource: 'NSF', state: 'failed' } as const,
];
const ufullstendig = [{ systemSource: 'NICE', state: 'incomplete' } as const];
const helt = { sources: [{ systemSource: 'NICE', state: 'ok' } as const], systemSourceError: false };

it.each([
  ['every system answered', {}, true],
  [
    'a system has nothing to ask for',
    { sources: [{ systemSource: 'NSF', state: 'notOffered' } as const] },
    true,
  ],
  ['a system was silent', { sources: uteblitt }, false],
  ['a row was unreadable', { sources: ufullstendig }, false],
  ['the server says that something failed', { systemSourceError: true }, false],
])('%s: %o', (_, endret, ventet) => {
  expect(isKomplett({ ...helt, ...endret })).toBe(ventet);
});
