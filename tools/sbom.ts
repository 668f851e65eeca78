/**
 * `npm run --silent sbom [-- --licences]`: every package as CycloneDX, or as a list of names, versions and licences.
 * Made of the lock file: nothing need be installed.
 */
import { parseArgs } from 'node:util';
import { spawnSync } from 'node:child_process';
import { print } from '../server/src/print.ts';
import { formatLicences, readLicences } from './licences.ts';
import { ROOT } from './paths.ts';
import { readCommandLine } from './read-command-line.ts';

const { values } = readCommandLine(() =>
  parseArgs({ options: { licences: { type: 'boolean', default: false } } }),
);
if (values.licences) {
  print(formatLicences(readLicences()));
} else {
  // Where NODE_ENV is production, npm leaves out what it takes for development: of workspaces, more than that.
  const how = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--include=dev'];
  const { status } = spawnSync('npm', ['sbom', ...how], { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
