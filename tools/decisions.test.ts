import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const FOLDER = join(ROOT, 'docs/decisions');
const SECTIONS = ['## Context', '## Decision', '## Consequences'];
/** No number is skipped from here on; below it six were never used. */
const WITHOUT_GAPS_FROM = 64;

interface Decision {
  name: string;
  number: number;
  text: string;
}

function readDecisions(): Decision[] {
  return globSync('*.md', { cwd: FOLDER })
    .toSorted()
    .map((name) => ({
      name,
      number: Number.parseInt(name, 10),
      text: readFileSync(join(FOLDER, name), 'utf8'),
    }));
}

/** What a record lacks, in words for its author; empty when its form is right. */
function listFaults({ number, text }: Decision): string[] {
  const lines = text.split('\n');
  const [title = '', , date = '', status = ''] = lines;
  const superseding = [...status.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  return [
    ...(title.startsWith(`# ${number}. `) ? [] : [`begin with '# ${number}. Title'`]),
    ...(/^- Date: \d{4}-\d\d-\d\d$/.test(date) ? [] : ["write '- Date: 2026-11-22' on line 3"]),
    ...(/^- Status: (accepted|superseded by \[)/.test(status)
      ? []
      : ["write '- Status: accepted' or '- Status: superseded by [N](file.md)' on line 4"]),
    ...(/superseded by (?!\[\d+\]\()/.test(status) ? ['link what supersedes it'] : []),
    ...superseding
      .filter((target) => !existsSync(join(FOLDER, target)))
      .map((target) => `the status names ${target}, which does not exist`),
    ...SECTIONS.filter((section) => !lines.includes(section)).map((section) => `write ${section}`),
  ];
}

/** The numbers that a part of the status names which begins with this word. */
function listNamed({ text }: Decision, word: string): number[] {
  const status = /^- Status: (.*)$/m.exec(text)?.[1] ?? '';
  return status
    .split(';')
    .filter((part) => part.trim().startsWith(word))
    .flatMap((part) => [...part.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)));
}

/** Where one record tells that it supersedes, or is superseded by, another that does not tell. */
function listUntold(records: readonly Decision[]): string[] {
  const tells = (number: number, word: string, other: number): boolean =>
    records.some((record) => record.number === number && listNamed(record, word).includes(other));
  return records.flatMap((record) => [
    ...listNamed(record, 'supersedes')
      .filter((other) => !tells(other, 'superseded by', record.number))
      .map((other) => `${other} is superseded by ${record.number}`),
    ...listNamed(record, 'superseded by')
      .filter((other) => !tells(other, 'supersedes', record.number))
      .map((other) => `${other} supersedes ${record.number}`),
  ]);
}

const decisions = readDecisions();

describe('decision records', () => {
  test.each(decisions)('$name has title, date, status, context, decision and consequences', (decision) => {
    expect(listFaults(decision)).toEqual([]);
  });

  test('no number is used twice, and from here on none is left out', () => {
    const numbers = decisions.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    const recent = numbers.filter((number) => number >= WITHOUT_GAPS_FROM);
    expect(recent).toEqual(recent.map((_, index) => WITHOUT_GAPS_FROM + index));
  });

  test('two records of which one supersedes the other both tell it', () => {
    expect(listUntold(decisions)).toEqual([]);
  });

  test('one that does not is found', () => {
    const told = (number: number, status: string) => ({ name: '', number, text: `- Status: ${status}` });
    expect(
      listUntold([
        told(1, 'accepted; superseded by [2](2.md) in its name'),
        told(2, 'accepted; adds to [1](1.md); supersedes what [3](3.md) says of it'),
        told(3, 'accepted'),
      ]),
    ).toEqual(['2 supersedes 1', '3 is superseded by 2']);
  });

  test('a record without its form is found', () => {
    const faults = listFaults({
      name: '0064-x.md',
      number: 64,
      text: '# 64. X\n\n- Date: today\n- Status: superseded by [65](0065-none.md)\n\n## Context\n',
    });
    expect(faults).toEqual([
      "write '- Date: 2026-11-22' on line 3",
      'the status names 0065-none.md, which does not exist',
      'write ## Decision',
      'write ## Consequences',
    ]);
  });
});
