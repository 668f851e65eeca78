import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeForOwner } from './write-for-owner.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-for-owner-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.runIf(process.platform !== 'win32').each([undefined, 0o644, 0o666])(
  'a file is for its owner alone, also where one was there with the mode %o',
  async (mode) => {
    const file = join(folder, `kontakt-${mode}.csv`);
    if (mode !== undefined) {
      await writeFile(file, 'of an earlier report, which was longer');
      await chmod(file, mode);
    }
    await writeForOwner(file, 'maane@post.example');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toBe('maane@post.example');
  },
);
