import { expect, test } from 'vitest';

import { shortenFileList } from './shorten-file-lists.ts';

const write = (files: readonly string[], code: string): string =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n${code}`;
const files = ['assets/late.js', 'assets/kit.js', 'assets/kit.css', 'assets/late.css'];

test.each([
  [
    'some are there',
    ['assets/kit.js', 'assets/kit.css'],
    write(['assets/late.js', 'assets/late.css'], 'a(__vite__mapDeps([0,1]));b(__vite__mapDeps([1]))'),
  ],
  ['all are there', files, write([], 'a(__vite__mapDeps([]));b(__vite__mapDeps([]))')],
  ['none is there', [], write(files, 'a(__vite__mapDeps([0,1,2,3]));b(__vite__mapDeps([2,3]))')],
])('a list names what is not there: %s', (_, there, wanted) => {
  const code = write(files, 'a(__vite__mapDeps([0,1,2,3]));b(__vite__mapDeps([2,3]))');
  expect(shortenFileList(code, new Set(there))).toBe(wanted);
});

test('code without a list stays as it is, and a list in another form stops the build', () => {
  expect(shortenFileList('a()', new Set(files))).toBe('a()');
  expect(() => shortenFileList('let __vite__mapDeps=x=>x;a(__vite__mapDeps([0]))', new Set(files))).toThrow(
    'another form',
  );
});
