import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { customersSchema, readCustomers } from './customers-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'customers-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the example in docs/outside/README.md is taken, and has every field, each explained', async () => {
  const page = readFileSync(join(ROOT, 'docs/outside/README.md'), 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  const file = join(folder, 'customers.json');
  writeFileSync(file, example);
  const fields = Object.keys(customersSchema.shape);
  expect(Object.keys(await readCustomers(file))).toEqual(fields);
  const [, chapter = ''] = /### The customers file(.*?)^## /ms.exec(page) ?? [];
  expect([...chapter.matchAll(/^- `(\w+)`: /gm)].map(([, name]) => name)).toEqual(fields);
});
