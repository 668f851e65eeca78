import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { asvsInScope } from './testing/asvs-in-scope.ts';

interface Row {
  id: string;
  answer: string;
  files: string[];
}

const rows: Row[] = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [id, , , answer, heldBy] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    if (id === undefined || answer === undefined || heldBy === undefined || !/^V\d/.test(id)) return [];
    return [{ id, answer, files: [...heldBy.matchAll(/`([^`]+)`/g)].flatMap(([, file]) => file ?? []) }];
  });

describe('docs/security.md', () => {
  test('answers every row that concerns us, once, in its order', () => {
    expect(rows.map(({ id }) => id)).toEqual(asvsInScope);
  });

  test('says of each row whether it is held, who else holds it, or that it is not', () => {
    const unclear = rows.filter(
      ({ answer }) => !/^(Yes|Partly|operations|does not apply|not held)/.test(answer),
    );
    expect(unclear).toEqual([]);
  });

  test('names a test for whatever it says is held', () => {
    const claimed = rows.filter(({ answer, files }) => answer.startsWith('Yes') && files.length === 0);
    expect(claimed).toEqual([]);
  });

  test('names files that are there, and are tests', () => {
    const files = [...new Set(rows.flatMap((row) => row.files))];
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(files.filter((file) => !/\.(test|story)\.tsx?$|\/proof\/security\/prove-/.test(file))).toEqual([]);
  });
});
