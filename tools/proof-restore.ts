/**
 * `npm run proof:restore [-- --weaken]`: takes backups while customers write, loses the database, restores it, and
 * compares. Uses PostgreSQL's own programs; without them it exits with 1, because the ways that need them were not
 * tried.
 */
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { getPostgresAccount } from '../postgres/src/account.ts';
import { getPostgresBinaries } from '../postgres/src/binaries.ts';
import { printFigures } from './proof/faults/print-figures.ts';
import { findPostgresPrograms } from './proof/restore/find-postgres.ts';
import { proveRestore } from './proof/restore/prove-restore.ts';
import { baseBackup, dump, lowLevelBackup } from './proof/restore/ways.ts';

const { values } = parseArgs({ options: { weaken: { type: 'boolean', default: false } } });
const isWeakened = values.weaken;
await buildWeb({ stdio: 'ignore' });

const packaged = { folder: await getPostgresBinaries(getPostgresAccount()), version: 'the packaged server' };
const programs = findPostgresPrograms();
const trials = [
  { way: lowLevelBackup, of: packaged },
  ...(programs === undefined ? [] : [dump, baseBackup].map((way) => ({ way, of: programs }))),
];
let isRed = false;
for (const { way, of } of trials) {
  const startedAt = performance.now();
  const figures = await proveRestore(way, of.folder, { isWeakened });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`\n${way.name}: ${of.version}${isWeakened ? ', weakened' : ''} (${seconds} s)`);
  printFigures(figures);
  isRed ||= figures.some(({ holds }) => !holds);
}
if (programs === undefined) {
  console.log(
    '\nNOT tried: pg_dump, pg_restore and pg_basebackup. This machine has no PostgreSQL with server and client programs; name its bin with POSTGRES_BIN',
  );
}
const isWhole = !isRed && programs !== undefined;
console.log(isWhole ? '\nEverything holds' : '\nNot everything holds, or was tried');
process.exit(isWhole ? 0 : 1);
