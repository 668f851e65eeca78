import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, readdir, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';

import { makeFolders } from '../make-folders.ts';

/**
 * Copies this version's assets to the folder that all processes share. During a rolling deploy, a page of one version
 * then gets its assets from a process of another, and a page opened before the deploy still gets its own. Names contain
 * a hash of the content, so existing files are equal; they are touched, so that a job may delete what no start has
 * touched for a month.
 * @param touch marks a file as in use; utimes but for tests
 * @throws when the folder cannot be created or written
 */
export async function keepAssets(folder: string, kept: string, touch = utimes): Promise<void> {
  const own = path.join(folder, 'assets');
  makeFolders(kept);
  const there = new Set(await readdir(kept));
  const now = new Date();
  for (const file of await readdir(own)) {
    const target = path.join(kept, file);
    if (there.has(file) && (await isTouched(touch(target, now, now)))) continue;
    // Written as a draft and renamed: another process may serve a file as soon as it exists. A random name, since in
    // containers every process may have the same PID.
    const draft = path.join(kept, `.${file}.${randomUUID()}`);
    try {
      await copyFile(path.join(own, file), draft, constants.COPYFILE_FICLONE);
      await rename(draft, target);
    } catch (error) {
      // Otherwise each try of a start would leave one more on a disk that is full.
      await rm(draft, { force: true });
      throw error;
    }
  }
}

/**
 * Only the user who wrote a file may touch it, and in containers each version may run as another; they replace it. So
 * they do with one that the job has just deleted.
 */
async function isTouched(touching: Promise<void>): Promise<boolean> {
  try {
    await touching;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'ENOENT'))
      return false;
    throw error;
  }
}
