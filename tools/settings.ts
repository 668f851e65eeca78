/** `npm run settings`: makes docs/settings.md of the schema of the settings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSettingsPage } from './settings/settings-page.ts';
import { ROOT } from './paths.ts';

writeFileSync(
  join(ROOT, 'docs/settings.md'),
  makeSettingsPage(readFileSync(join(ROOT, 'server/src/config/environment.ts'), 'utf8')),
);
