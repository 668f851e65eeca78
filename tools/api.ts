/**
 * `npm run api`: makes docs/api/openapi.json of what the app says of its calls. A breaking change needs a raised version
 * (the first number of package.json's, the second below 1.0).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { API_FILE, readApiFile } from './api/api-file.ts';
import { isRaised, listBreaking } from './api/list-breaking.ts';
import { makeOpenApi } from './api/make-openapi.ts';

const made = await makeOpenApi();
const before = readApiFile();
const breaking = before === undefined ? [] : listBreaking(before, made);
for (const change of breaking) console.error(`Breaks those who call: ${change}`);
if (before !== undefined && breaking.length > 0 && !isRaised(before.info.version, made.info.version)) {
  console.error(
    `Not written. Raise the version of package.json above ${before.info.version} if this is meant.`,
  );
  process.exit(1);
}
mkdirSync(dirname(API_FILE), { recursive: true });
writeFileSync(API_FILE, `${JSON.stringify(made, null, 2)}\n`);
