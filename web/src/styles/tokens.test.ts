import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const tokens = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(source, file), 'utf8'));

it('has the page’s spacing scale (FRM-25)', () => {
  const pixels = [0, 16, 24, 40, 64, 104, 168].map((px) => {
    const value = new RegExp(`--space-${px}:\\s*([\\d.]+)(rem)?;`).exec(tokens);
    return Number(value?.[1]) * 16;
  });
  expect(pixels).toEqual([0, 16, 24, 40, 64, 104, 168]);
});

it('changes the layout at 680, 1200 and 1600 px, and for narrow phones (FRM-24)', () => {
  const widths = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/\((?:min|max)-width:\s*([\d.]+)px\)/g)].map(([, px]) => Math.ceil(Number(px))),
  );
  expect(widths.filter((px) => px >= 600 && ![680, 1200, 1600].includes(px))).toEqual([]);
});

it('turns off movement for users who prefer reduced motion', () => {
  // The one of `take-no-press` changes only what a press hits.
  const moving = sheets.filter((sheet) =>
    /animation:(?!\s*(?:none|take-no-press))|transition:[^;]*\d+ms/.test(sheet),
  );
  expect(moving.length).toBeGreaterThan(0);
  expect(moving.filter((sheet) => !sheet.includes('prefers-reduced-motion'))).toEqual([]);
});
