import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Calls `onChange` when the JSON files in the folder or in its folders have other content than before, or come or go.
 * The content is compared, at intervals: the system's own notices are lost on network mounts, and when an editor or a
 * mounted config map puts a new file in the place of the old. A file being written is seen twice before it counts.
 * The first reading is told too, since something may have changed between the caller's own and the watch.
 * @returns stops watching
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

/** Never rejects: what cannot be read has a fingerprint too, and whoever reads the files says what is wrong. */
async function readFingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listFiles(folder)) {
    hash.update(`\n${file}\n`);
    hash.update(await readFile(file).catch(toCode));
  }
  return hash.digest('base64');
}

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const below = await Promise.all(
    // A mounted config map keeps its versions in folders that begin with two dots; the files beside them are links.
    names
      .filter((name) => !name.startsWith('.') && path.extname(name) === '')
      .map((name) => listFiles(path.join(folder, name))),
  );
  const files = names.filter((name) => name.endsWith('.json')).map((name) => path.join(folder, name));
  return [...files, ...below.flat()].toSorted();
}

function toCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
}
