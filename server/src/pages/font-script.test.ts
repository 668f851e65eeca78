import { runInNewContext } from 'node:vm';

import { describe, expect, test } from 'vitest';

import { toFontScript } from './font-script.ts';

const FILE = '/assets/figtree-1234567.woff2';

/** A browser that notes what is read and written while the page is not painted yet, and then at its load. */
function open({ isForLong, kept = {} }: { isForLong: boolean; kept?: Partial<Record<Storage, string>> }) {
  const asked: string[] = [];
  const atLoad: (() => void)[] = [];
  const attributes: string[] = [];
  const toStorage = (name: Storage) => ({
    getItem: () => {
      asked.push(`${name} read`);
      return kept[name] ?? null;
    },
    setItem: () => asked.push(`${name} written`),
    removeItem: () => asked.push(`${name} removed`),
  });
  const root = { setAttribute: (name: string) => attributes.push(name) };
  runInNewContext(toFontScript(FILE, isForLong), {
    window: { addEventListener: (_: 'load', listen: () => void) => atLoad.push(listen) },
    document: {
      documentElement: root,
      head: { appendChild: () => {} },
      createElement: () => ({}),
      fonts: { add: () => {} },
    },
    localStorage: toStorage('localStorage'),
    sessionStorage: toStorage('sessionStorage'),
    FontFace: class {
      load = () => Promise.resolve();
    },
  });
  return {
    asked,
    attributes,
    async finishLoading() {
      asked.length = 0;
      for (const act of atLoad) act();
      await Promise.resolve();
      return asked;
    },
  };
}
type Storage = 'localStorage' | 'sessionStorage';

describe('the font of a page', () => {
  test('is looked for in the storage of the visit alone, where nothing is kept for longer', () => {
    expect(open({ isForLong: false }).asked).toEqual(['sessionStorage read']);
  });

  test('what an earlier yes has left is removed when the page has loaded', async () => {
    expect(await open({ isForLong: false }).finishLoading()).toContain('localStorage removed');
    expect(await open({ isForLong: true }).finishLoading()).not.toContain('localStorage removed');
  });

  test.each([
    [false, { sessionStorage: FILE }, true],
    [true, { localStorage: FILE }, true],
    [true, { sessionStorage: FILE }, true],
    [false, {}, false],
    [false, { localStorage: FILE }, false],
    [false, { sessionStorage: '/assets/figtree-of-before.woff2' }, false],
  ])(
    'is the web font where the browser has this file (for long: %s, kept: %j): %s',
    (isForLong, kept, has) => {
      expect(open({ isForLong, kept }).attributes).toEqual(has ? ['data-font'] : []);
    },
  );

  test.each([
    [false, 'sessionStorage written'],
    [true, 'localStorage written'],
  ])('is fetched for the next page after this one, and noted (for long: %s)', async (isForLong, noted) => {
    const browser = open({ isForLong });
    expect(browser.asked).not.toContain(noted);
    expect(await browser.finishLoading()).toContain(noted);
  });
});
