/** `npm run postnummer:renew -- <file.tsv>`: rebuilds the postal codes from the postal service's register. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';
import {
  comparePostnummer,
  formatPostnummer,
  parsePostnummer,
  type Postnummer,
} from './postnummer/parse-postnummer.ts';

/** A larger loss means a truncated file, not a year's changes. */
const LARGEST_LOSS = 0.1;

try {
  renew(
    process.argv[2],
    process.env['POSTNUMMER_FILE'] ?? join(ROOT, 'server/data/postnummer/postnummer.json'),
  );
} catch (error) {
  console.error(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

function renew(source: string | undefined, target: string): void {
  if (source === undefined)
    throw new Error('name the register file, as in npm run postnummer:renew -- <file.tsv>');
  const after = parsePostnummer(readFileSync(source));
  const before = JSON.parse(readFileSync(target, 'utf8')) as Postnummer[];
  const { added, removed, renamed } = comparePostnummer(before, after);
  if (removed > before.length * LARGEST_LOSS)
    throw new Error(`${removed} of ${before.length} codes would go; the file is not whole`);
  // Atomic rename: a half-written file would stop the next start.
  writeFileSync(`${target}.new`, formatPostnummer(after));
  renameSync(`${target}.new`, target);
  console.log(`${after.length} codes: ${added} new, ${removed} gone, ${renamed} with another name`);
}
