import { runInNewContext } from 'node:vm';

import { expect, test, vi } from 'vitest';

import { warmUpScript } from './warm-up-script.ts';

const run = (globals: object) => runInNewContext(`var window = globalThis;${warmUpScript}`, globals);

test('loads one part each time the browser has nothing to do', () => {
  const loaded: string[] = [];
  const Intl = {
    Locale: vi.fn(function () {
      return { maximize: () => loaded.push('likely languages') };
    }),
    Collator: vi.fn(function () {
      loaded.push('order of letters');
    }),
    NumberFormat: vi.fn(function () {
      loaded.push('numbers');
    }),
  };
  const waiting: (() => void)[] = [];
  run({
    Intl,
    requestIdleCallback: (act: () => void) => waiting.push(act),
  });
  const counts = [loaded.length];
  for (const act of waiting) {
    act();
    counts.push(loaded.length);
  }
  expect(counts).toEqual([0, 1, 2, 3, 3]);
  expect(loaded).toEqual(['likely languages', 'order of letters', 'numbers']);
});

test('does nothing where the browser does not tell when it is idle', () => {
  expect(() => run({ Intl: undefined })).not.toThrow();
});

test('is one line of the oldest JavaScript', () => {
  expect(warmUpScript).not.toMatch(/\n|=>|\b(?:let|const)\b|`|,\]/);
});
