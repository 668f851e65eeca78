import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { toLatin1 } from './latin1-only.ts';

it.each([
  "'Før – etter'",
  '`1\u2009234 kr …`',
  "'👍🏽'",
  "/^[–−-]$/.test('–')",
  String.raw`/^\…$/.test('…')`,
  String.raw`'\\…'`,
  "'æøå'",
])('%s means the same', (code) => {
  const written = toLatin1(code);
  expect(written).toMatch(/^[\0-\u00FF]*$/);
  expect(runInNewContext(written)).toBe(runInNewContext(code));
});

it('what Latin-1 has stays as it is', () => {
  expect(toLatin1("'æøå'")).toBe("'æøå'");
});
