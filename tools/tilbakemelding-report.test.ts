import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopAbandonedPostgres } from '../postgres/src/embedded-postgres.ts';
import { removeFolder } from '../postgres/src/remove-folder.ts';
import { openDatabase } from '../server/src/persistence/open-database.ts';
import { ROOT } from './paths.ts';

const OVERVIEW = '/privat/forsikring/oversikt';
const COSTS = `${OVERVIEW}/kostnader`;
/** More than is read at once, all of one day. */
const RATINGS = 2500;
/** What of memory the report may use for objects, and what the surveys take: more. */
const MEMORY_MB = 36;
const SURVEYS = 12_000;
const LETTERS = 3600;
/** No statement may take long. */
const AT_ONCE = 1000;
const FIRST = Date.parse('2025-03-01T23:00:00Z');
const HOUR_MS = 3_600_000;

let dataDir = '';
let close = async (): Promise<void> => {};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tilbakemelding-report-'));
  const handle = await openDatabase(
    { DATABASE_URL: undefined, DATA_DIR: dataDir, DATABASE_CONNECTIONS: 1 },
    { info: () => {}, error: () => {} },
  );
  ({ close } = handle);
  const { database } = handle;
  const from = { distributor: 'none', page: OVERVIEW };
  const day = new Date('2026-03-01T23:00:00Z');
  const ratings = Array.from({ length: RATINGS }, (_, n) => ({
    ...from,
    created_at: day,
    product_code: null,
    value: JSON.stringify(1 + (n % 5)),
    text: n < 2 ? `Ord ${n}` : null,
  }));
  await database.insertInto('tilbakemelding').values(ratings).execute();
  const value = 'ord '.repeat(LETTERS / 4);
  const answers = JSON.stringify([{ name: 'mer', label: 'Noe mer?', type: 'text', value }]);
  for (let sent = 0; sent < SURVEYS; sent += AT_ONCE) {
    const surveys = Array.from({ length: AT_ONCE }, (_, n) => ({
      distributor: 'none',
      page: COSTS,
      created_at: new Date(FIRST + (sent + n) * HOUR_MS),
      answers,
    }));
    await database.insertInto('oppfolging').values(surveys).execute();
  }
}, 120_000);
afterAll(async () => {
  await close();
  await stopAbandonedPostgres(dataDir);
  await removeFolder(dataDir);
});

async function report(...given: string[]): Promise<{ code: unknown; output: string; errors: string }> {
  // A pipe that is full is left alone for a while, each time.
  const file = await open(join(dataDir, 'report.txt'), 'w+');
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${MEMORY_MB}`, join(ROOT, 'tools/tilbakemelding-report.ts'), ...given],
    {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      stdio: ['ignore', file.fd, 'pipe'],
    },
  );
  let errors = '';
  child.stderr?.on('data', (bytes: Buffer) => (errors += bytes.toString()));
  const [code] = (await once(child, 'close')) as [unknown];
  await file.close();
  return { code, output: await readFile(join(dataDir, 'report.txt'), 'utf8'), errors };
}

test('counts each answer once, and tells and writes each comment', async () => {
  const csv = join(dataDir, 'answers.csv');
  const { code, output, errors } = await report('--since', '2026-03-02', '--csv', csv);
  expect([code, errors]).toEqual([0, '']);
  const [blocks, later] = [output.split('\n\n'), SURVEYS - 24 * 365];
  expect(blocks).toHaveLength(3);
  expect(blocks[1]).toContain(`Noe mer?\n    ${later} svar\n`);
  expect(blocks[0]?.split('\n').slice(0, 2)).toEqual([
    OVERVIEW,
    `  ${RATINGS} svar, snitt 3,0 (1: 500, 2: 500, 3: 500, 4: 500, 5: 500)`,
  ]);
  expect(blocks[0]?.split('\n').slice(2).toSorted()).toEqual([
    '  02.03.2026  1  Ord 0',
    '  02.03.2026  2  Ord 1',
  ]);
  expect(blocks[2]).toBe('Ønsker å bli kontaktet: 0\n');
  expect((await readFile(csv, 'utf8')).split('\r\n')).toHaveLength(1 + RATINGS + later + 1);
}, 60_000);

test('of more answers than memory holds is whole', async () => {
  const { code, output, errors } = await report('--csv', '/dev/null');
  expect([code, errors]).toEqual([0, '']);
  expect(output).toContain(`    ${SURVEYS} svar\n`);
  expect(output.match(/^ {4}ord /gm)).toHaveLength(SURVEYS);
}, 120_000);
