import { expect, it } from 'vitest';

import { chooseWayOut } from './choose-way-out.ts';

const ofLength = (length: number, start: string, end: string) =>
  start + 'a'.repeat(length - start.length - end.length) + end;
const pdf = (length: number) => ofLength(length, 'https://x.no/', '.pdf');
const pdfWithQuery = (length: number) => ofLength(length, 'https://x.no/vilkar.pdf?token=', '');

it.each([
  ['a page', 'https://x.no/', true, 'bridge'],
  ['a page, no bridge', 'https://x.no/', false, 'tab'],
  ['a PDF of 1000 characters', pdf(1000), true, 'bridge'],
  ['a PDF of 1001', pdf(1001), true, 'here'],
  ['a PDF of 1001 by its query', pdfWithQuery(1001), true, 'here'],
  ['a PDF of 1000 by its query', pdfWithQuery(1000), true, 'bridge'],
  ['a PDF of 1001, no bridge', pdf(1001), false, 'here'],
  ['a page of 1001', ofLength(1001, 'https://x.no/', ''), true, 'bridge'],
] as const)('%s (FRM-19, OD-91)', (_, url, hasBridge, expected) => {
  expect(chooseWayOut(url, { hasBridge })).toBe(expected);
});
