import { chmod, writeFile } from 'node:fs/promises';

const MODE = 0o600;

/** Writes a file with personal data, which only its owner may read. */
export async function writeForOwner(path: string, text: string): Promise<void> {
  await writeFile(path, '', { mode: MODE });
  // A file that was there has kept its own.
  await chmod(path, MODE);
  await writeFile(path, text);
}
