import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { expect, it } from 'vitest';

import { ROOT } from './paths.ts';

const read = (file: string) => readFileSync(path.join(ROOT, 'web/src', file), 'utf8');
const setFolder = path.dirname(
  createRequire(path.join(ROOT, 'web/package.json')).resolve('@navikt/aksel-icons/package.json'),
);
const symbols = [
  ...read('drawings/tegninger.svg').matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">(.*?)<\/symbol>/gs),
].map(([, id = '', shapes = '']) => ({ id, paths: [...shapes.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d) }));

it('has exactly the icons that may be used', () => {
  const names = [...read('ui/icon/icon.tsx').matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(symbols.map(({ id }) => id)).toEqual(names);
});

const OWN = 'Speedometer';

it.each(symbols.filter(({ id }) => id !== OWN))('draws $id as its set does', ({ id, paths }) => {
  const original = readFileSync(path.join(setFolder, `dist/react/esm/${id}.js`), 'utf8');
  expect(paths).toEqual([...original.matchAll(/ d: "([^"]+)"/g)].map(([, d]) => d));
  expect(paths.length).toBeGreaterThan(0);
});
