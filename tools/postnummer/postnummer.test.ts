import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { comparePostnummer, formatPostnummer, parsePostnummer } from './parse-postnummer.ts';

const line = (kode: string, navn: string) => `${kode}\t${navn}\t0301\tOSLO\tG`;
const utf8 = (text: string) => Buffer.from(text, 'utf8');

describe('parsePostnummer', () => {
  test.each(['utf8', 'latin1'] as const)('reads %s, in any order, with any line ends', (encoding) => {
    const text = `${line('8920', 'SØMNA')}\r\n${line('0155', 'OSLO')}\n\n`;
    expect(parsePostnummer(Buffer.from(text, encoding))).toEqual([
      { kode: '0155', navn: 'OSLO' },
      { kode: '8920', navn: 'SØMNA' },
    ]);
  });

  test.each([
    ['', 'no postal codes'],
    [`${line('0155', 'OSLO')}\n0160\tOSLO`, 'Line 2 has 2 fields'],
    [line('155', 'OSLO'), 'Line 1 does not begin'],
    [line('0155', ''), 'Line 1 has no name'],
    [line('0155', '<b>'), 'Line 1 has no name'],
    [`${line('0155', 'OSLO')}\n${line('0155', 'OSLO')}`, '0155 stands twice'],
    ['<!doctype html>', 'Line 1 has 1 fields'],
  ])('refuses %j', (text, reason) => {
    expect(() => parsePostnummer(utf8(text))).toThrow(reason);
  });
});

test('the file is as a renewal would write it, and can be parsed from the register’s format', () => {
  const text = readFileSync(join(ROOT, 'server/data/postnummer/postnummer.json'), 'utf8');
  const list = JSON.parse(text) as { kode: string; navn: string }[];
  expect(formatPostnummer(list)).toBe(text);
  expect(parsePostnummer(utf8(list.map(({ kode, navn }) => line(kode, navn)).join('\n')))).toEqual(list);
});

test('the difference is counted', () => {
  const before = [
    { kode: '0001', navn: 'OSLO' },
    { kode: '0002', navn: 'OSLO' },
  ];
  const after = [
    { kode: '0002', navn: 'KRISTIANIA' },
    { kode: '0003', navn: 'OSLO' },
  ];
  expect(comparePostnummer(before, after)).toEqual({ added: 1, removed: 1, renamed: 1 });
});

describe('npm run postnummer:renew', () => {
  let folder: string;
  const before = Array.from({ length: 20 }, (_, index) => ({ kode: String(1000 + index), navn: 'OSLO' }));
  const tsv = (list: typeof before) => list.map(({ kode, navn }) => line(kode, navn)).join('\n');
  const target = () => join(folder, 'postnummer.json');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-postnummer-'));
    writeFileSync(target(), formatPostnummer(before));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (text: string) => {
    writeFileSync(join(folder, 'register.tsv'), text);
    const script = join(ROOT, 'tools/renew-postnummer.ts');
    return spawnSync(process.execPath, [script, join(folder, 'register.tsv')], {
      env: { ...process.env, POSTNUMMER_FILE: target() },
      encoding: 'utf8',
    });
  };

  test('writes the new list, and the same list again to the letter', () => {
    const after = [...before.slice(1), { kode: '2000', navn: 'LILLESTRØM' }];
    const { status, stdout } = run(tsv(after));
    expect([status, stdout]).toEqual([0, '20 codes: 1 new, 1 gone, 0 with another name\n']);
    const first = readFileSync(target(), 'utf8');
    expect(JSON.parse(first)).toEqual(after);
    expect(run(tsv(after.toReversed())).status).toBe(0);
    expect(readFileSync(target(), 'utf8')).toBe(first);
  });

  test.each([
    ['a file cut short', () => tsv(before.slice(0, 10)), '10 of 20 codes would go'],
    ['another file', () => 'not a register', 'Line 1'],
  ])('leaves the old list as it was after %s', (_, text, reason) => {
    const { status, stderr } = run(text());
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
    expect(stderr.split('\n')).toHaveLength(2);
    expect(readFileSync(target(), 'utf8')).toBe(formatPostnummer(before));
  });
});
