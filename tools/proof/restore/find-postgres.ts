import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'pg_basebackup'];
/** Where Debian keeps one folder for each version. */
const DEBIAN = '/usr/lib/postgresql';

interface PostgresPrograms {
  /** The folder above `bin`. */
  folder: string;
  /** As the server tells it, such as `postgres (PostgreSQL) 18.4`. */
  version: string;
}

/**
 * A PostgreSQL on this machine with server and client programs of the same version: client programs refuse a newer
 * server. `POSTGRES_BIN` names its `bin`; else the newest that Debian has installed. Undefined: none.
 */
export function findPostgresPrograms(): PostgresPrograms | undefined {
  const named = process.env['POSTGRES_BIN'];
  const folders = named === undefined ? listDebian() : [named];
  const bin = folders.find((folder) => programs.every((program) => existsSync(join(folder, program))));
  if (bin === undefined) return undefined;
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  return { folder: dirname(bin), version };
}

function listDebian(): string[] {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN).map(Number).filter(Number.isInteger);
  return versions.toSorted((a, b) => b - a).map((version) => join(DEBIAN, String(version), 'bin'));
}
