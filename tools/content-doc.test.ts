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

const files: [file: string, shape: Record<string, z.ZodType>][] = [
  ['distributors/<shortname>.json', distributorSchema.shape],
  ['innhold/felles.json', makeInnholdSchema(linkSchema).shape],
  ['oversikt.json', oversiktSchema.shape],
];
const getChapter = (file: string): string => {
  const chapters = manual.split(/^## `(.*)`$/m);
  return chapters[chapters.indexOf(file) + 1] ?? '';
};

test.each(files)('docs/content.md has every field of %s, none else, and which are needed', (file, shape) => {
  const said = [...getChapter(file).matchAll(/^\| `(\w+)` +\| (yes|no) /gm)].map(([, name, needed]) => [
    name,
    needed,
  ]);
  // Made by the reader, not by the operator.
  const fields = Object.entries(shape).filter(([name]) => name !== 'norsk');
  expect(said).toEqual(
    fields.map(([name, schema]) => [name, schema.safeParse(undefined).success ? 'no' : 'yes']),
  );
});

/** The fields within a field, down through lists and what may be left out. */
function listInner(schema: z.ZodType): string[] {
  const { def } = schema as z.ZodType & {
    def: { innerType?: z.ZodType; element?: z.ZodType; shape?: Record<string, z.ZodType>; in?: z.ZodType };
  };
  if (def.shape !== undefined) return Object.keys(def.shape);
  const inner = def.innerType ?? def.element ?? def.in;
  return inner === undefined ? [] : listInner(inner);
}

test.each(files)('docs/content.md explains what is within the fields of %s', (file, shape) => {
  const rows = [...getChapter(file).matchAll(/^\| `(\w+)` +\| (?:yes|no) +\| (.*) \|$/gm)];
  const silent = rows.flatMap(([, name = '', text = '']) =>
    listInner(shape[name] as z.ZodType)
      .filter((inner) => inner !== 'norsk' && !text.includes(`\`${inner}\``))
      .map((inner) => `${name}.${inner}`),
  );
  expect(silent).toEqual([]);
});
