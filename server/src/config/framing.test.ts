import { describe, expect, test } from 'vitest';

import { framingSchema, listFrameAncestors } from './framing.ts';

const framing = { site: 'bank.example', nettbank: ['https://nett.bank.example'] };
const isAllowed = (changed: object) => framingSchema.safeParse({ ...framing, ...changed }).success;

describe('framingSchema', () => {
  test.each([
    ['https://bank.example', true],
    ['https://nett.bank.example:8443', true],
    // Another site: the session cookie would not follow.
    ['https://bank.other.example', false],
    ['https://evilbank.example', false],
    ['https://bank.example.evil.example', false],
    ['http://nett.bank.example', false],
    ['https://*.bank.example', false],
    ['https://nett.bank.example:*', false],
    ['https://nett.bank.example/side', false],
    ["'self'", false],
    ['*', false],
    ['https:', false],
    ['https://nett.bank.example; script-src *', false],
  ])('%s: %s', (origin, allowed) => {
    expect(isAllowed({ nettbank: [origin] })).toBe(allowed);
    expect(isAllowed({ mobilbank: [origin] })).toBe(allowed);
  });

  test('a top domain is no site', () => {
    expect(isAllowed({ site: 'example', nettbank: [] })).toBe(false);
  });

  test('one’s own machine may have any port', () => {
    const local = { site: 'sb1.localhost', nettbank: ['http://nettbank.sb1.localhost:*'] };
    expect(isAllowed(local)).toBe(true);
    expect(isAllowed({ ...local, nettbank: ['http://localhost:*'] })).toBe(false);
  });
});

test('the surrounding decides who may frame', () => {
  const both = { ...framing, mobilbank: ['https://app.bank.example'] };
  expect(listFrameAncestors(both, false)).toEqual(['https://nett.bank.example']);
  expect(listFrameAncestors(both, true)).toEqual(['https://app.bank.example']);
  expect(listFrameAncestors(undefined, false)).toEqual([]);
});
