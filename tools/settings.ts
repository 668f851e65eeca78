/** `npm run settings`: makes docs/settings.md of the schema of the settings. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSettingsPage } from './settings/settings-page.ts';
import { ROOT } from './paths.ts';

const page = join(ROOT, 'docs/settings.md');
writeFileSync(page, makeSettingsPage(readFileSync(join(ROOT, 'server/src/config/environment.ts'), 'utf8')));
// How wide a column is.
process.exitCode = spawnSync('oxfmt', [page], { stdio: 'inherit' }).status ?? 1;
