import { describe, expect, it } from 'vitest';

import { maskPath, maskText, maskUrl } from './mask.ts';

describe('maskPath', () => {
  it.each([
    ['/detaljer/123', '/detaljer/{id}'],
    ['/detaljer/123/456/', '/detaljer/{id}/{id}/'],
    ['/kjop/2bil', '/kjop/2bil'],
    ['/', '/'],
  ])('%s becomes %s (ANA-29, OD-37)', (path, masked) => expect(maskPath(path)).toBe(masked));
});

describe('maskUrl', () => {
  it('keeps neither query nor fragment, so no fromLo and no isLo', () => {
    expect(maskUrl('https://a.example:8/detaljer/123?fromLo=true&isLo=1#ola')).toBe(
      'https://a.example:8/detaljer/{id}',
    );
  });
  it('is empty for what is no address', () => expect(maskUrl('ikke en adresse')).toBe(''));
});

describe('maskText', () => {
  it.each([
    ['Fant ikke 14838430121', 'Fant ikke {tall}'],
    ['Fant ikke 148384 30121', 'Fant ikke {tall}'],
    ['Ring 915 02 300', 'Ring {tall}'],
    ['ola.nordmann@example.no er ugyldig', '{epost} er ugyldig'],
    ['GET https://a.example/avtale/98765?fromLo=true feilet', 'GET https://a.example/avtale/{id} feilet'],
    ['/oversikt?navn=Ola feilet', '/oversikt feilet'],
    ['isLoMedlem is not a function', ' is not a function'],
    ['at https://a.example/assets/kit.js:10:2345', 'at https://a.example/assets/kit.js:10:2345'],
    ['Status 503', 'Status 503'],
  ])('%s becomes %s', (text, masked) => expect(maskText(text)).toBe(masked));
});
