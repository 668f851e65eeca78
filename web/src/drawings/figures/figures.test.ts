import { readFileSync } from 'node:fs';
import path from 'node:path';

import { productTypes } from '@portal/contract/product-types.ts';
import { tilbudProductTypes } from '@portal/contract/tilbud-product-types.ts';
import { expect, it } from 'vitest';

import { getFigureOf } from './figure-of-product.ts';
import { figureNames, skogNames, toFigureHref } from './figures.ts';

const file = readFileSync(path.join(import.meta.dirname, '../tegninger.svg'), 'utf8');
const symbols = new Map(
  [...file.matchAll(/<symbol id="([^"]+)" viewBox="0 0 48 48">(.*?)<\/symbol>/gs)].map(
    ([, id = '', shapes = '']) => [id, shapes],
  ),
);

it('has each figure exactly once', () => {
  expect([...symbols.keys()].toSorted()).toEqual([...figureNames].toSorted());
  expect(file.match(/<symbol [^>]*viewBox="0 0 48 48"/g)).toHaveLength(figureNames.length);
  expect(toFigureHref('bil')).toMatch(/tegninger.*\.svg#bil$/);
});

const groups = new Map(
  [...file.matchAll(/<g id="([^"]+)">(.*?)<\/g>/gs)].map(([, id = '', shapes = '']) => [id, shapes]),
);

it('has the spruces of each drawing as one group, of one shape for each colour', () => {
  expect([...groups.keys()]).toEqual([...skogNames]);
  for (const shapes of groups.values()) expect(shapes.match(/<path /g)).toHaveLength(3);
});

it('colours every shape by the theme', () => {
  const tokens = readFileSync(path.join(import.meta.dirname, '../../themes/none.css'), 'utf8');
  for (const [name, shapes] of [...symbols, ...groups]) {
    const paths = shapes.match(/<path [^>]*>/g) ?? [];
    expect(paths.length, name).toBeGreaterThan(1);
    for (const shape of paths) {
      const [, colour = 'none'] = /fill="var\((--color-[a-z]+)\)"/.exec(shape) ?? [];
      expect(tokens, `${name}: ${shape}`).toContain(`${colour}:`);
    }
  }
});

it.each([...productTypes, ...tilbudProductTypes, 'NOE_NYTT', undefined])(
  'finds a figure for %s',
  (productType) => {
    expect(symbols.has(getFigureOf({ productType }))).toBe(true);
  },
);

it.each([
  ['Katten Mons', 'katt'],
  ['Kattunge uten navn', 'katt'],
  ['Hunden Rabarbra', 'hund'],
  ['Valpen Tass', 'hund'],
  ['Hunden Katt', 'pote'],
  ['Rabarbra', 'pote'],
  [undefined, 'pote'],
])('draws a pet described as %s as a %s', (description, figure) => {
  expect(getFigureOf({ productType: 'KJAELEDYR', name: 'Kjæledyr', description })).toBe(figure);
  expect(getFigureOf({ productType: 'LOFAVOR_KJAELEDYR', name: description, description: '' })).toBe(figure);
  expect(getFigureOf({ productType: 'HUS', name: 'Hus', description })).toBe('hus');
});
