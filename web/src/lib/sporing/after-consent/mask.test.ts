import { describe, expect, it } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';

import { maskPath, maskText, maskUrl } from './mask.ts';
import { FODSELSNUMMER } from '../../../testing/create-kunde.ts';

describe('maskPath', () => {
  it.each([
    ['/detaljer/123', '/detaljer/{id}'],
    ['/detaljer/123/456/', '/detaljer/{id}/{id}/'],
    ['/kjop/2bil', '/kjop/2bil'],
    ['/', '/'],
    ['/detaljer/ES-101001/', '/detaljer/{id}/'],
    ['/finnes-ikke/148384%2030121', '/finnes-ikke/{id}'],
    ['/finnes-ikke/ola%40example.no', '/finnes-ikke/{id}'],
    ['/finnes-ikke/ola@example.no', '/finnes-ikke/{id}'],
    ['/finnes-ikke/+47%20915%2002%20300', '/finnes-ikke/{id}'],
    ['/kollektiv-reise-details/a', '/{id}/a'],
    ['/LOfav%C3%B8r', '/{id}'],
    ['/%E0%A4%A', '/{id}'],
    ['/assets/kit-D3x9_a2.js', '/assets/kit-D3x9_a2.js'],
    ['/privat/forsikring/oversikt/andre-forsikringer', '/privat/forsikring/oversikt/andre-forsikringer'],
  ])('%s becomes %s (ANA-29, OD-37)', (path, masked) => expect(maskPath(path)).toBe(masked));
});

describe('a parameter in the path of a call, however it looks', () => {
  const templates = Object.values(endpoints)
    .map(({ path }) => path)
    .filter((path) => path.includes('/:'));
  it('is in at least one call', () => expect(templates).not.toEqual([]));

  describe.each(templates)('%s', (template) => {
    const masked = template.replaceAll(/:\w+/g, '{id}');
    it.each(['ZQ-1234', 'abc', '1', 'A B', '{id}', 'æ(1)', '%', "O'Hara<1>"])('%s', (value) => {
      const path = template.replaceAll(/:\w+/g, encodeURIComponent(value));
      expect(maskPath(path)).toBe(masked);
      expect(maskPath(`${path}/`)).toBe(`${masked}/`);
      expect(maskUrl(`https://a.example${path}?versjon=2#x`)).toBe(`https://a.example${masked}`);
      expect(maskText(path)).toBe(masked);
      expect(maskText(`DELETE ${path}?versjon=2 feilet`)).toBe(`DELETE ${masked} feilet`);
      expect(maskText(`DELETE https://a.example${path}?versjon=2 feilet`)).toBe(
        `DELETE https://a.example${masked} feilet`,
      );
      expect(maskText(maskText(path))).toBe(masked);
    });
  });

  const others = Object.values(endpoints).filter(({ path }) => !templates.includes(path));
  it.each(others)('but nothing of a call without one: $path', ({ path }) => {
    expect(maskText(path)).toBe(path);
  });
});

describe('maskUrl', () => {
  it('drops query and fragment, and with them fromLo and isLo', () => {
    expect(maskUrl('https://a.example:8/detaljer/123?fromLo=true&isLo=1#ola')).toBe(
      'https://a.example:8/detaljer/{id}',
    );
  });
  it('is idempotent', () => {
    const once = maskUrl('https://a.example/detaljer/123');
    expect(maskUrl(once)).toBe(once);
  });
  it('is empty for an invalid address', () => expect(maskUrl('ikke en adresse')).toBe(''));
});

describe('maskText', () => {
  it.each([
    [`Fant ikke ${FODSELSNUMMER}`, 'Fant ikke {tall}'],
    ['Fant ikke 148384 30121', 'Fant ikke {tall}'],
    ['Ring 915 02 300', 'Ring {tall}'],
    ['Ring 915\u00a002\u00a0300', 'Ring {tall}'],
    ['GET /sok/915%2002%20300 feilet', 'GET /sok/{tall} feilet'],
    ['Fant ikke ES-101001', 'Fant ikke ES-{tall}'],
    ['ola.nordmann@example.no er ugyldig', '{epost} er ugyldig'],
    ['GET https://a.example/avtale/98765?fromLo=true feilet', 'GET https://a.example/avtale/{id} feilet'],
    ['/oversikt?navn=Ola feilet', '/oversikt feilet'],
    ['ola%40example.no er ugyldig', '{epost} er ugyldig'],
    ['isLoMedlem is not a function', ' is not a function'],
    ['Ukjent produkt KOLLEKTIV_REISE', 'Ukjent produkt '],
    ['Ukjent del MELDTE_SKADER, MEDLEMSRABATT', 'Ukjent del , '],
    ['LO_INNBO_TILLEGG fra LOfavør', ' fra '],
    ['lO_ for seg selv', ' for seg selv'],
    ['at https://a.example/assets/kit.js:10:2345', 'at https://a.example/assets/kit.js:10:2345'],
    ['Status 503', 'Status 503'],
  ])('%s becomes %s', (text, masked) => expect(maskText(text)).toBe(masked));
});
