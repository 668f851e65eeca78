import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { getContrast, listThemeFaults } from './contrast.ts';

const folder = import.meta.dirname;
const tokens = readFileSync(path.join(folder, '../styles/tokens.css'), 'utf8');
const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('the themes', () => {
  it('are one for each distributor', () => {
    const distributors = path.join(folder, '../../../server/config/distributors');
    const themes = readdirSync(distributors)
      .flatMap(
        (file) => /"theme": "([^"]+)"/.exec(readFileSync(path.join(distributors, file), 'utf8'))?.[1] ?? [],
      )
      .toSorted();
    expect(themes.length).toBeGreaterThanOrEqual(7);
    expect(files.map((file) => file.replace('.css', '')).toSorted()).toEqual(themes);
  });

  it.each(files)('%s can be read and seen, light and dark', (file) => {
    expect(listThemeFaults(tokens, read(file))).toEqual([]);
  });

  it('are told apart: no two have the same strong colour or ground', () => {
    for (const name of ['strong', 'soft', 'canvas']) {
      const values = files.map((file) => new RegExp(`--color-${name}: (.*);`).exec(read(file))?.[1]);
      expect(new Set(values).size, name).toBe(files.length);
    }
  });

  it('give every colour that the first of them gives, and nothing else', () => {
    const names = (file: string) => [...read(file).matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name);
    for (const file of files) expect(names(file), file).toEqual(names('none.css'));
  });
});

describe('a theme is refused', () => {
  const good = read('none.css');

  it('for text that cannot be read, in the scheme where it cannot', () => {
    const faulty = good.replace(
      /--color-muted: light-dark\((#\w+), #\w+\)/,
      '--color-muted: light-dark($1, #333)',
    );
    expect(listThemeFaults(tokens, faulty)).toEqual(
      ['canvas', 'surface', 'soft'].map((ground) =>
        expect.stringMatching(`^dark: muted on ${ground} is .* less than 4.5$`),
      ),
    );
  });

  it('for a colour without its dark value, or without a value', () => {
    expect(listThemeFaults(tokens, good.replace(/--color-field: .*;/, '--color-field: #000;'))).toEqual([
      "the colour 'field' is missing",
    ]);
  });

  it('for anything but custom properties', () => {
    expect(listThemeFaults(tokens, good.replace(':root {', ':root {\n    font-size: 20px;'))).toEqual([
      'font-size is no custom property: a theme holds nothing else',
    ]);
  });
});

it('measures contrast as WCAG does', () => {
  expect(getContrast('#fff', '#000000')).toBe(21);
  expect(getContrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
});
