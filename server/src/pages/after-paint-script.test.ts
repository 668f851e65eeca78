import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { afterPaintScript } from './after-paint-script.ts';

/** A stub of what the script uses: `paint` is told to whoever observes paints, `end` that the page has come whole. */
function open({ hidden = false, supports = ['paint'] as string[] | null } = {}) {
  const added: unknown[] = [];
  const timers: { act: () => void; ms: number }[] = [];
  const ended: (() => void)[] = [];
  let tell = (_names: string[]): void => undefined;
  class PerformanceObserver {
    static supportedEntryTypes = supports;
    constructor(listen: (list: { getEntriesByName: (name: string) => string[] }) => void) {
      tell = (names) => listen({ getEntriesByName: (wanted) => names.filter((name) => name === wanted) });
    }
    observe(): void {}
  }
  const document = {
    hidden,
    readyState: 'loading',
    currentScript: { previousElementSibling: { content: 'our script' } },
    body: { appendChild: (node: unknown) => added.push(node) },
    addEventListener: (type: string, act: () => void) => type === 'DOMContentLoaded' && ended.push(act),
  };
  const globals = {
    PerformanceObserver,
    document,
    setTimeout: (act: () => void, ms: number) => timers.push({ act, ms }),
  };
  runInNewContext(`var window = globalThis;${afterPaintScript}`, globals);
  return {
    added,
    paint: (...names: string[]) => tell(names),
    end: () => {
      document.readyState = 'interactive';
      ended.forEach((act) => act());
    },
    wait: (limit: number) => timers.forEach(({ act, ms }) => ms <= limit && act()),
  };
}

test('puts our script in when something of the whole page has been painted, once', () => {
  const { added, paint, end, wait } = open();
  end();
  wait(999);
  paint('first-paint');
  expect(added).toEqual([]);
  paint('first-contentful-paint');
  expect(added).toEqual(['our script']);
  wait(1000);
  expect(added).toEqual(['our script']);
});

test('waits for what is late in a page that has been painted', () => {
  const { added, paint, end } = open();
  paint('first-contentful-paint');
  expect(added).toEqual([]);
  end();
  expect(added).toEqual(['our script']);
});

test('does not wait for what is very late: a press waits for the script, too', () => {
  const { added, paint, end, wait } = open();
  paint('first-contentful-paint');
  wait(499);
  expect(added).toEqual([]);
  wait(500);
  expect(added).toEqual(['our script']);
  end();
  expect(added).toEqual(['our script']);
});

test('does not wait for a paint for ever', () => {
  const { added, wait } = open();
  wait(1000);
  expect(added).toEqual(['our script']);
});

test.each([
  ['in a window that is not shown', { hidden: true }],
  ['where the browser tells of no paint', { supports: ['mark'] }],
  ['where it does not say what it tells', { supports: null }],
])('does not wait at all %s', (_, browser) => {
  expect(open(browser).added).toEqual(['our script']);
});

test('is one line of the oldest JavaScript', () => {
  expect(afterPaintScript).not.toMatch(/\n|=>|\b(?:let|const)\b|`/);
});
