import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { getContrast, listThemeFaults } from './contrast.ts';

const folder = import.meta.dirname;
const tokens = readFileSync(path.join(folder, '../styles/tokens.css'), 'utf8');
const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('the themes', () => {
  it('are exactly one for each distributor', () => {
    const distributors = path.join(folder, '../../../server/config/distributors');
    const themes = readdirSync(distributors)
      .flatMap(
        (file) => /"theme": "([^"]+)"/.exec(readFileSync(path.join(distributors, file), 'utf8'))?.[1] ?? [],
      )
      .toSorted();
    expect(themes.length).toBeGreaterThanOrEqual(7);
    expect(files.map((file) => file.replace('.css', '')).toSorted()).toEqual(themes);
  });

  it.each(files)('%s has enough contrast, light and dark', (file) => {
    expect(listThemeFaults(tokens, read(file))).toEqual([]);
  });

  it('differ visibly in the strong colour and in the band’s background, light and dark', () => {
    const least = { strong: 4, soft: 1.6 };
    for (const [name, apart] of Object.entries(least)) {
      for (const scheme of [1, 2]) {
        const colours = files.map((file) => {
          const found = new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(read(file));
          return { file, lab: toOklab(found?.[scheme] ?? '') };
        });
        const alike = colours.flatMap((one, index) =>
          colours
            .slice(index + 1)
            .filter(
              (other) =>
                !(100 * Math.hypot(...one.lab.map((part, i) => part - (other.lab[i] ?? 0))) >= apart),
            )
            .map((other) => `${name} of ${one.file} and ${other.file}`),
        );
        expect(alike).toEqual([]);
      }
    }
  });

  it('define every colour that the first of them defines, and nothing else', () => {
    const names = (file: string) => [...read(file).matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name);
    for (const file of files) expect(names(file), file).toEqual(names('none.css'));
  });
});

describe('a theme is refused', () => {
  const good = read('none.css');

  it('for unreadable text, with the scheme', () => {
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

  it('for a colour without a dark value, or without a value', () => {
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

/** Björn Ottosson's OKLab, a perceptually uniform colour space; lightness goes from 0 (black) to 1 (white). */
function toOklab(colour: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
