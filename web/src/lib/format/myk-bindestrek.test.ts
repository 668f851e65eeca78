import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { insertMykBindestrek } from './myk-bindestrek.ts';

describe('insertMykBindestrek', () => {
  it.each([
    ['Fritidsbåtansvarforsikring', 'Fritidsbåtansvar\u00adforsikring'],
    ['abcdefghijklmforsikring', 'abcdefghijklmforsikring'],
    ['abcdefghijklmnforsikring', 'abcdefghijklmn\u00adforsikring'],
    ['Kritisk sykdom forsikring', 'Kritisk sykdom forsikring'],
    ['Forsikring mot det uventede', 'Forsikring mot det uventede'],
    ['Småforsikring og storforsikring', 'Små\u00adforsikring og storforsikring'],
  ])('%s', (navn, ventet) => {
    expect(insertMykBindestrek(navn)).toBe(ventet);
  });

  it('adds nothing but soft hyphens, and at most one', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const navn = `Villa${rest}forsikring`;
        const satt = insertMykBindestrek(navn);
        expect(satt.replace('\u00adforsikring', 'forsikring')).toBe(navn);
      }),
    );
  });
});
