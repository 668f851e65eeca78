import { describe, expect, it } from 'vitest';

import { isPdf, parseLink } from './link-rule.ts';

describe('parseLink', () => {
  it.each(['/', '/privat/forsikring/dokumenter', '/a?b=//c'])('accepts %s as an internal link', (href) => {
    expect(parseLink(href)).toEqual({ href, external: false });
  });

  it.each(['https://x.no', 'HTTPS://x.no/a?b#c', 'http://localhost:8000/a', 'http://x.no:8000'])(
    'accepts %s as an external link',
    (href) => {
      expect(parseLink(href)).toEqual({ href, external: true });
    },
  );

  it.each([
    undefined,
    '',
    'abc',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.no',
    '//x.no',
    '/\\x.no',
    '/\t/x.no',
    ' https://x.no',
    'https:x.no',
    'https:///x.no',
    'https://',
    'http://x.no',
    'http://x.no:80',
    'http://x.no:80000',
    'https://bank.no@x.no',
    'ftp://x.no:8000',
  ])('refuses %j', (value) => {
    expect(parseLink(value)).toBeUndefined();
  });
});

describe('isPdf', () => {
  it('checks the end of the path', () => {
    expect(isPdf('https://x.no/vilkar.PDF')).toBe(true);
    expect(isPdf('/vilkar.pdf?v=2#side')).toBe(true);
    expect(isPdf('/vilkar.pdfx')).toBe(false);
    expect(isPdf('/pdf')).toBe(false);
  });
});
