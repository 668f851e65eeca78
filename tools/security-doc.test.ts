import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { asvsInScope } from './testing/asvs-in-scope.ts';

interface Row {
  id: string;
  answer: string;
  files: string[];
}

const doc = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows: Row[] = doc.split('\n').flatMap((line) => {
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

  test('lists every event that the log may hold', () => {
    const sources = globSync('server/src/**/*.ts', { cwd: ROOT }).filter(
      (path) => !path.endsWith('.test.ts'),
    );
    const events = sources.flatMap((path) => [
      ...readFileSync(join(ROOT, path), 'utf8').matchAll(/event: '([a-z-]+)'/g),
    ]);
    expect(events.length).toBeGreaterThan(10);
    expect(
      events.flatMap(([, event]) => event ?? []).filter((event) => !doc.includes(`\`${event}\``)),
    ).toEqual([]);
  });

  test('says how soon a known vulnerability is fixed', () => {
    expect(doc).toMatch(/fixed within \d+ days if it is critical, \d+ if it is high, \d+ otherwise/);
  });

  test('names files that are there, and are tests', () => {
    const files = [...new Set(rows.flatMap((row) => row.files))];
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(files.filter((file) => !/\.(test|story)\.tsx?$|\/proof\/security\/prove-/.test(file))).toEqual([]);
  });
});
