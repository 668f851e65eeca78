import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { isLeftByEditor } from './is-left-by-editor.ts';

/**
 * Calls `onChange` when files in the folder or its subfolders change, appear or disappear. Polls and compares the
 * content: file-system events are lost on network mounts, and when an editor or a config map replaces a file. A change
 * counts when two polls see the same content, so no half-written file is read. The first poll is reported too, since a
 * file may have changed after the caller read it.
 * @returns a function that stops watching
 */
export function watchFiles(folder: string, pollMs: number, onChange: () => void): () => void {
  let told: string | undefined;
  let seen: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    const now = await readFingerprint(folder);
    if (isStopped) return;
    const isSettled = now === seen;
    seen = now;
    if (isSettled && now !== told) {
      told = now;
      onChange();
    }
    wait();
  }
  function wait(): void {
    timer = setTimeout(() => void look(), pollMs);
    timer.unref();
  }

  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Never rejects: unreadable files have a fingerprint too, and the reader of the files reports the error. */
async function readFingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listFiles(folder)) {
    hash.update(`\n${file}\n`);
    hash.update(await readFile(file).catch(toCode));
  }
  return hash.digest('base64');
}

async function listFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !isLeftByEditor(name));
  const below = await Promise.all(
    // A mounted Kubernetes config map keeps its versions in folders that begin with two dots; the files next to them
    // are symlinks.
    names.filter((name) => path.extname(name) === '').map((name) => listFiles(path.join(folder, name))),
  );
  const files = names.filter((name) => path.extname(name) !== '').map((name) => path.join(folder, name));
  return [...files, ...below.flat()].toSorted();
}

function toCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
}
