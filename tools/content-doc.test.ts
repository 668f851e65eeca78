import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeInnholdSchema } from '@portal/contract/oversikt-config.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { distributorSchema } from '../server/src/config/distributors.ts';
import { linkSchema } from '../server/src/config/link-schema.ts';
import { oversiktSchema } from '../server/src/config/oversikt-config.ts';
import { ROOT } from './paths.ts';

const manual = readFileSync(join(ROOT, 'docs/content.md'), 'utf8');

test.each<[file: string, shape: Record<string, z.ZodType>]>([
  ['distributors/<shortname>.json', distributorSchema.shape],
  ['innhold/felles.json', makeInnholdSchema(linkSchema).shape],
  ['oversikt.json', oversiktSchema.shape],
])('docs/content.md has every field of %s, none else, and which are needed', (file, shape) => {
  const chapters = manual.split(/^## `(.*)`$/m);
  const chapter = chapters[chapters.indexOf(file) + 1] ?? '';
  const said = [...chapter.matchAll(/^\| `(\w+)` +\| (yes|no) /gm)].map(([, name, needed]) => [name, needed]);
  // Made by the reader, not by the operator.
  const fields = Object.entries(shape).filter(([name]) => name !== 'norsk');
  expect(said).toEqual(
    fields.map(([name, schema]) => [name, schema.safeParse(undefined).success ? 'no' : 'yes']),
  );
});
