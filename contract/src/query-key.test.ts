import { describe, expect, it } from 'vitest';

import { fromKeyText, type QueryKey, toKeyText, toQueryKey } from './query-key.ts';

describe('toKeyText', () => {
  it('is the name alone where there are no parameters', () => {
    expect(toKeyText(toQueryKey('getAvtaler'))).toBe('getAvtaler');
    expect(toKeyText(['getAvtaler', {}])).toBe('getAvtaler');
  });

  it('does not depend on the order of the parameters', () => {
    const [ab, ba] = [
      { b: '2', a: '1' },
      { a: '1', b: '2' },
    ].map((parameters) => toKeyText(['getAvtaler', parameters]));
    expect(ab).toBe('getAvtaler?a=1&b=2');
    expect(ba).toBe(ab);
  });

  it('has nothing in it that can end an attribute or a selector', () => {
    expect(toKeyText(['getAvtaler', { a: '"><script>&' }])).not.toMatch(/["<>\\]/);
  });
});

describe('fromKeyText', () => {
  it.each<[QueryKey]>([[['getAvtaler']], [['getAvtaler', { a: 'æ&=?"', b: '' }]]])(
    'finds %j again',
    (key) => {
      expect(fromKeyText(toKeyText(key))).toEqual(key);
    },
  );
});
