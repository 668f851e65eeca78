import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, statfsSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopAbandonedPostgres } from '../../postgres/src/embedded-postgres.ts';
import { isAlive } from '../../postgres/src/process.ts';
import { removeFolder } from '../../postgres/src/remove-folder.ts';

/** Linux's file system in memory. */
const IN_MEMORY = '/dev/shm';
/** Several times what a run holds at a time: half a gigabyte. */
const ROOM_BYTES = 2 * 1024 ** 3;
/** Its browsers and servers need the rest. */
const MEMORY_BYTES = 4 * ROOM_BYTES;
const PREFIX = 'portal-run-';

/**
 * A new folder for the temporary files of a run, databases included: in memory where there is room, otherwise below the
 * system's temporary folder. Each test file has a database of some 300 small files, which on a disk take longer to make
 * than the test takes.
 */
export async function createScratch(): Promise<string> {
  if (hasRoom(IN_MEMORY)) {
    const scratch = await createScratchIn(IN_MEMORY);
    if (canHoldPrograms(scratch)) return scratch;
    await removeScratch(scratch);
  }
  return createScratchIn(tmpdir());
}

/** A new folder in that one; what a killed run has left there is removed. */
export async function createScratchIn(parent: string): Promise<string> {
  for (const left of listLeft(parent)) await removeScratch(left);
  const scratch = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
  // The database runs as another account, which needs access.
  await chmod(scratch, 0o755);
  return scratch;
}

/** Removes it, and stops the databases in it that nobody has stopped, as after an interrupted run. */
export async function removeScratch(scratch: string): Promise<void> {
  for (const name of await readdir(scratch)) {
    if (existsSync(join(scratch, name, 'postgres'))) await stopAbandonedPostgres(join(scratch, name));
  }
  await removeFolder(scratch);
}

/** A container's often has 64 MB. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM_BYTES && process.availableMemory() > MEMORY_BYTES;
  } catch {
    return false;
  }
}

/** Not where it is mounted `noexec`. */
function canHoldPrograms(folder: string): boolean {
  const program = join(folder, 'program.sh');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}

/** Folders of our own runs whose process has ended. Anybody may make such a name there. */
function listLeft(parent: string): string[] {
  return readdirSync(parent).flatMap((name) => {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) return [];
    const folder = join(parent, name);
    const found = lstatSync(folder, { throwIfNoEntry: false });
    return found?.isDirectory() === true && found.uid === process.getuid?.() ? [folder] : [];
  });
}
