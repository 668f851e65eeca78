import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { buildWebInMemory } from '../testing/web-in-memory.ts';
import { allowed } from './allowed.ts';
import { listLacking } from './list-lacking.ts';
import { type Fault, listScriptFaults } from './list-script-faults.ts';
import { listStyleFaults } from './list-style-faults.ts';

interface Found extends Fault {
  file: string;
}

const found: Found[] = [];
const read = { scripts: 0, styles: 0 };

const { chunks, assets } = await buildWebInMemory();
for (const file of [...chunks, ...assets]) {
  const name = path.basename(file.fileName);
  if (file.type === 'chunk') {
    read.scripts += 1;
    note(name, listScriptFaults(file.code));
  } else if (name.endsWith('.css')) {
    read.styles += 1;
    note(name, listStyleFaults(file.source.toString()));
  }
}

function note(file: string, faults: readonly Fault[]): void {
  found.push(...faults.map((fault) => ({ ...fault, file })));
}

const isAllowed = ({ what, where }: (typeof allowed)[number], fault: Found) =>
  what.test(fault.what) && (where === undefined || where.test(fault.file));

it('every script and style sheet that is built needs only what the stated browsers have', () => {
  expect(read.scripts).toBeGreaterThan(20);
  expect(read.styles).toBeGreaterThan(10);
  const faults = found.filter((fault) => !allowed.some((entry) => isAllowed(entry, fault)));
  expect(
    faults.map(({ file, what, missing, where }) => `${file}: ${what} (${missing.join(', ')}) in ${where}`),
  ).toEqual([]);
});

it('nothing is allowed that is not used', () => {
  const unused = allowed.filter((entry) => !found.some((fault) => isAllowed(entry, fault)));
  expect(unused.map(({ what }) => what.source)).toEqual([]);
});

const listWhat = (faults: readonly Fault[]) => faults.map(({ what }) => what);

describe('the check finds', () => {
  it.each([
    ['const url = URL.parse(address);', 'URL.parse'],
    ['window.URL.canParse', 'URL.canParse'],
    ['const by = Object.groupBy(list, key);', 'Object.groupBy'],
    ['list.toSorted();', '.toSorted()'],
    ['const copy = [...list].toReversed();', '.toReversed()'],
    ['const { promise } = Promise.withResolvers();', 'Promise.withResolvers'],
    ['element.showPopover();', '.showPopover()'],
    ['document.startViewTransition(act);', 'document.startViewTransition'],
    ['AbortSignal.any([one, other]);', 'AbortSignal.any'],
    ['scheduler.postTask(act);', 'scheduler'],
    ['const words = /[\\p{L}--[a-z]]/v;', 'syntax'],
    ['using file = open();', 'syntax'],
  ])('%s', (code, what) => {
    expect(listWhat(listScriptFaults(code))).toContain(what);
  });

  it.each([
    ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a { --own: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a:has(b) { color: red }', 'selector :has'],
    ['a { grid-template-rows: subgrid }', 'grid-template-rows: subgrid'],
    ['a { & b { color: red } }', 'selector &'],
    ['a { color: light-dark(red, blue) }', 'light-dark()'],
    ['@starting-style { a { opacity: 0 } }', '@starting-style'],
    ['@media (scripting: none) { a { color: red } }', '@media (scripting)'],
    ['a { field-sizing: content }', 'field-sizing'],
    ['a::details-content { color: red }', 'selector ::details-content'],
  ])('%s', (text, what) => {
    expect(listWhat(listStyleFaults(text))).toContain(what);
  });
});

describe('the check lets pass', () => {
  it.each([
    'const sorted = list.slice().sort(compare); const last = list.findLast(isOld);',
    'if (typeof structuredClone === "function") copy();',
    'URL.parse?.(address);',
    'const scheduler = create(); scheduler.run();',
    'const known = { groupBy: 1, toSorted: 2 };',
    'const word = /(?<=a)b/u;',
  ])('%s', (code) => {
    expect(listScriptFaults(code)).toEqual([]);
  });

  it.each([
    '@supports (grid-template-rows: subgrid) { a { grid-template-rows: subgrid } }',
    'a { color: red; color: color-mix(in srgb, red, blue) }',
    'a { min-height: 100svh; inset: 0 }',
    '@container (max-width: 20rem) { a { color: red } }',
    'a { -webkit-hyphens: auto; hyphens: auto }',
  ])('%s', (text) => {
    expect(listStyleFaults(text)).toEqual([]);
  });
});

it('what some stated browser lacks is listed by the way to it, and what all have is not', () => {
  const lacking = listLacking().map((way) => way.join('.'));
  expect(lacking).toEqual(
    expect.arrayContaining([
      'URL.parse',
      'Object.groupBy',
      'Promise.withResolvers',
      'Array.prototype.toSorted',
      'Document.prototype.startViewTransition',
      'scheduler',
      'requestIdleCallback',
      'onpageswap',
    ]),
  );
  const wanted = [
    'URL',
    'Array.prototype.findLast',
    'fetch',
    'document',
    'AbortSignal.timeout',
    'Element.prototype.closest',
  ];
  expect(lacking.filter((way) => wanted.includes(way))).toEqual([]);
});
