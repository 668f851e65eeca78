import { allDenied, parseConsent } from '@portal/contract/cookie-consent.ts';
import { describe, expect, it } from 'vitest';

import { findCookie, toConsentCookie } from './consent-cookie.ts';

const value = encodeURIComponent(JSON.stringify(allDenied));

describe('toConsentCookie', () => {
  it('has a name of its own, 120 days and SameSite Lax, and no attribute it was not given (CKC-07, CKC-15 to CKC-17)', () => {
    expect(toConsentCookie(allDenied, {}, false)).toBe(
      `cookie-consent=${value}; max-age=10368000; samesite=lax`,
    );
  });

  it('has the domain and path it is given, and is Secure on https', () => {
    expect(toConsentCookie(allDenied, { name: 'kfp', domain: 'bank.no', path: '/' }, true)).toBe(
      `kfp=${value}; max-age=10368000; samesite=lax; domain=bank.no; path=/; secure`,
    );
  });
});

describe('findCookie', () => {
  it.each([
    ['a=1; kfp=x; b=2', 'x'],
    ['kfp=', ''],
    ['akfp=x', undefined],
    ['', undefined],
    ['kfp=a=b', 'a=b'],
    // A neighbour's for a longer path stands first.
    ['kfp=naboens; a=1; kfp=vår; kfp2=x', 'vår'],
  ])('in "%s" finds %s', (cookies, expected) => {
    expect(findCookie(cookies, 'kfp')).toBe(expected);
  });

  it('reads back what it wrote', () => {
    expect(parseConsent(findCookie(toConsentCookie(allDenied, {}, true)))).toEqual(allDenied);
  });
});
