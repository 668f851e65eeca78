import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, readdir, rename, utimes } from 'node:fs/promises';
import path from 'node:path';

import { makeFolders } from '../make-folders.ts';

/**
 * Leaves this version's assets in the folder that all processes share, so that during a rolling deploy a page of one
 * version gets them from a process of another, and a page that was opened before the deploy still gets its own.
 * Names carry a hash of what is in them, so what is there already is the same; it is marked as in use, and a job may
 * delete what no start has marked for a month.
 * @throws when the folder cannot be made or written
 */
export async function keepAssets(folder: string, kept: string): Promise<void> {
  const own = path.join(folder, 'assets');
  makeFolders(kept);
  const there = new Set(await readdir(kept));
  const now = new Date();
  for (const file of await readdir(own)) {
    const target = path.join(kept, file);
    if (there.has(file)) {
      await utimes(target, now, now);
      continue;
    }
    // Moved into place whole: another process may serve it the moment it is there. In containers all have one number.
    const draft = path.join(kept, `.${file}.${randomUUID()}`);
    await copyFile(path.join(own, file), draft, constants.COPYFILE_FICLONE);
    await rename(draft, target);
  }
}
