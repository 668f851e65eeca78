import { describe, expect, it } from 'vitest';

import { findAdresser, formatAdresse } from './format-adresse.ts';

const norsk = { isFolkreregistrert: true, postnummer: '0155', poststed: 'OSLO' };

describe('formatAdresse (OD-73)', () => {
  it.each([
    [{ gatenavn: 'Storgata', gatenummer: '12', gatenummerBokstav: 'B' }, 'Storgata 12B, 0155 OSLO'],
    [{ gatenavn: 'Storgata', gatenummer: '12' }, 'Storgata 12, 0155 OSLO'],
    [{ gatenavn: 'Tunet' }, 'Tunet, 0155 OSLO'],
    [{ gaardsnummer: '10', bruksnummer: '5' }, 'Gnr. 10, bnr. 5, 0155 OSLO'],
    [{ gaardsnummer: '10' }, 'Gnr. 10, 0155 OSLO'],
    [{ gatenavn: 'Storgata', gaardsnummer: '10', bruksnummer: '5' }, 'Storgata, 0155 OSLO'],
    [{ land: 'SE', landnavn: 'Sverige' }, '0155 OSLO, Sverige'],
    [{ land: 'SE' }, '0155 OSLO, SE'],
    [{ gatenummer: '4', gatenummerBokstav: 'B' }, '4B, 0155 OSLO'],
    [{ poststed: undefined }, '0155'],
  ])('%j', (parts, text) => {
    expect(formatAdresse({ ...norsk, ...parts })).toBe(text);
  });

  it('is undefined for an address without parts', () => {
    expect(formatAdresse({ isFolkreregistrert: true })).toBeUndefined();
  });
});

describe('findAdresser', () => {
  const other = { isFolkreregistrert: false, gatenavn: 'Storgata' };
  it('uses the other address, if there is one', () => {
    expect(findAdresser([norsk, other])).toEqual({ folkeregistrert: norsk, iBruk: other });
    expect(findAdresser([norsk])).toEqual({ folkeregistrert: norsk, iBruk: norsk });
    expect(findAdresser([other])).toEqual({ folkeregistrert: undefined, iBruk: other });
    expect(findAdresser([])).toEqual({ folkeregistrert: undefined, iBruk: undefined });
  });
});
