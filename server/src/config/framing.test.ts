import { describe, expect, test } from 'vitest';

import { framingSchema, listFrameAncestors } from './framing.ts';

const framing = { site: 'bank.example', nettbank: ['https://nett.bank.example'] };
const isAllowed = (changed: object) => framingSchema.safeParse({ ...framing, ...changed }).success;

describe('framingSchema', () => {
  test.each([
    ['https://bank.example', true],
    ['https://nett.bank.example:8443', true],
    // Another site: the session cookie would not be sent.
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

  test.each([
    ['https://nett.bank.example/forsikring', true],
    ['https://nett.bank.example:443/?side=forsikring', true],
    ['https://nett.bank.example:8443/forsikring', false],
    ['https://bank.example/forsikring', false],
    ['https://nett.bank.example@evil.example/', false],
    ['http://nett.bank.example:8000/', false],
    ['/privat/forsikring/oversikt', false],
    ['//nett.bank.example/', false],
    ['javascript:alert(1)', false],
  ])('a login in the frame may lead to %s: %s', (pageUrl, allowed) => {
    expect(isAllowed({ pageUrl })).toBe(allowed);
  });

  test('a top-level domain is not a site', () => {
    expect(isAllowed({ site: 'example', nettbank: [] })).toBe(false);
  });

  test('one’s own machine may have any port', () => {
    const local = { site: 'sb1.localhost', nettbank: ['http://nettbank.sb1.localhost:*'] };
    expect(isAllowed(local)).toBe(true);
    expect(isAllowed({ ...local, pageUrl: 'http://nettbank.sb1.localhost:8000/bank' })).toBe(true);
    expect(isAllowed({ ...local, pageUrl: 'http://sb1.localhost:8000/bank' })).toBe(false);
    expect(isAllowed({ ...local, nettbank: ['http://localhost:*'] })).toBe(false);
  });
});

test('who may frame depends on the surrounding', () => {
  const both = { ...framing, mobilbank: ['https://app.bank.example'] };
  expect(listFrameAncestors(both, false)).toEqual(['https://nett.bank.example']);
  expect(listFrameAncestors(both, true)).toEqual(['https://app.bank.example']);
  expect(listFrameAncestors(undefined, false)).toEqual([]);
});
