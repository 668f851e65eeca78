import { expect, it } from 'vitest';

import { formatKroner } from './format.ts';

it.each([
  [250, '250'],
  [250.001, '250'],
  [249.999, '250'],
  [1234.5, '1 234,50'],
  [-1234.56, '-1 234,56'],
  [-0.001, '0'],
])('writes %d kroner as %s, as the pages do', (belop, text) => {
  expect(formatKroner(belop, 'nb').replaceAll('\u00A0', ' ')).toBe(text);
});

it('writes them the English way in English', () => {
  expect(formatKroner(1234.5, 'en')).toBe('1,234.50');
  expect(formatKroner(-1234.5, 'en')).toBe('-1,234.50');
});
