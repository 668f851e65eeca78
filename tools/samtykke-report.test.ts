import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPersonKeys } from '../server/src/keys/person-keys.ts';
import { openDatabase } from '../server/src/persistence/open-database.ts';
import { createSamtykkeRepository } from '../server/src/persistence/samtykke-repository.ts';
import { createSamtykketekstRepository } from '../server/src/persistence/samtykketekst-repository.ts';
import { stopAbandonedPostgres } from '../postgres/src/embedded-postgres.ts';
import { removeFolder } from '../postgres/src/remove-folder.ts';
import { ROOT } from './paths.ts';
import { fodselsnumre } from './testing/fodselsnumre.ts';

const PERSON = fodselsnumre.standard;
const OTHER = fodselsnumre.bankkunde;
const CONSENT_LOG_KEY = Buffer.alloc(32, 'report').toString('base64');

let dataDir = '';
/** Open until the end: each report would start and stop the server for itself otherwise. */
let close = async (): Promise<void> => {};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'samtykke-report-'));
  const handle = await openDatabase(
    { DATABASE_URL: undefined, DATA_DIR: dataDir, DATABASE_CONNECTIONS: 1 },
    { info: () => {}, error: () => {} },
  );
  ({ close } = handle);
  const { database } = handle;
  const keys = createPersonKeys(CONSENT_LOG_KEY);
  const repository = createSamtykkeRepository(database);
  const tekster = createSamtykketekstRepository(database);
  const session = randomUUID();
  const give = async (versjon: string) => {
    const words = { tittel: 'Tilbud', ingress: `Kan vi sende ${versjon}?`, tekst: 'Du kan ombestemme deg.' };
    await tekster.give({ session, tekster: [{ samtykke: 'MARKETING', versjon, ...words }], at: new Date() });
    return tekster.findGiven({ session, slag: 'MARKETING', versjon });
  };
  const append = async (fodselsnummer: string, verdi: boolean, at: string, versjon?: string) => {
    const endring = {
      persons: keys.toPersons({ customer: { fodselsnummer } }),
      slag: 'MARKETING' as const,
      tekst: versjon === undefined ? undefined : await give(versjon),
      verdi,
      distributor: 'fana',
      sealed: keys.seal(fodselsnummer),
      at: new Date(at),
      heldUntil: new Date(at),
    };
    return repository.append(endring, (latest) => latest?.nyVerdi);
  };
  const first = await append(PERSON, true, '2026-01-31T11:00:00Z', 'v-1');
  if ('appended' in first)
    await repository.finish(first.appended.id, 'BEKREFTET', new Date('2026-01-31T11:00:01Z'));
  await append(PERSON, false, '2026-07-01T22:30:00Z');
  await append(OTHER, true, '2026-03-03T12:00:00Z', 'others-text');
}, 60_000);
afterAll(async () => {
  await close();
  await stopAbandonedPostgres(dataDir);
  await removeFolder(dataDir);
});

function report(typed: string, args: string[] = [], env: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string; errors: string }>((done) => {
    const child = execFile(
      process.execPath,
      [join(ROOT, 'tools/samtykke-report.ts'), ...args],
      { cwd: ROOT, env: { ...process.env, CONSENT_LOG_KEY, DATA_DIR: dataDir, DATABASE_URL: '', ...env } },
      (error, output, errors) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, output, errors }),
    );
    child.stdin?.end(typed);
  });
}

test('tells what one person has chosen, in order, and nobody else’s', async () => {
  const { code, output, errors } = await report('148384 30121\n');
  expect([code, errors]).toEqual([0, '']);
  const lines = output.trim().split('\n');
  expect(lines).toHaveLength(5);
  expect(lines.slice(1, 4).map((line) => line.trim())).toEqual([
    'Tilbud',
    'Kan vi sende v-1?',
    'Du kan ombestemme deg.',
  ]);
  expect(lines[0]).toMatch(
    /^31\.01\.2026,? 12:00:00 {2}MARKETING {2}ukjent -> ja {2}tekst v-1 \(nb\) {2}fana {2}bekreftet av registeret 31\.01\.2026,? 12:00:01$/,
  );
  expect(lines[4]).toMatch(
    /^02\.07\.2026,? 00:30:00 {2}MARKETING {2}ja -> nei {2}tekst ukjent {2}fana {2}venter på registeret$/,
  );
  expect(output).not.toContain(PERSON);
  expect(output).not.toContain('others-text');
}, 60_000);

test('says that there is nothing of somebody who has chosen nothing', async () => {
  expect((await report(fodselsnumre.tom)).output).toContain('Ingen endringer');
}, 60_000);

test('finds what was chosen before the key was changed', async () => {
  const changed = { CONSENT_LOG_KEY: Buffer.alloc(32, 'changed').toString('base64') };
  expect((await report(PERSON, [], changed)).output).toContain('Ingen endringer');
  const { output } = await report(PERSON, [], { ...changed, CONSENT_LOG_OTHER_KEYS: CONSENT_LOG_KEY });
  expect(output.trim().split('\n')).toHaveLength(5);
}, 60_000);

/** What it ends with, and says, when its report cannot be handed out. */
async function reportTo(stdout: 'pipe' | number): Promise<[code: unknown, errors: string]> {
  const child = spawn(process.execPath, [join(ROOT, 'tools/samtykke-report.ts')], {
    cwd: ROOT,
    env: { ...process.env, CONSENT_LOG_KEY, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['pipe', stdout, 'pipe'],
  });
  child.stdout?.destroy();
  child.stdin?.end(PERSON);
  let errors = '';
  child.stderr?.on('data', (bytes: Buffer) => (errors += bytes.toString()));
  const [code] = (await once(child, 'close')) as [unknown];
  return [code, errors];
}

test('half a report does not pass for a whole one, as on a full disk', async () => {
  const readOnly = openSync(import.meta.filename, 'r');
  expect(await reportTo(readOnly)).toEqual([1, 'Standard output cannot be written (EBADF)\n']);
  closeSync(readOnly);
}, 60_000);

test('a reader who has read enough, as `head` has, is no failure', async () => {
  expect(await reportTo('pipe')).toEqual([0, '']);
}, 60_000);

test.each([
  ['an argument', PERSON, [PERSON], {}, 'No arguments'],
  ['what is no national id', '123', [], {}, 'no national id'],
  ['nothing', '', [], {}, 'no national id'],
  ['no key', PERSON, [], { CONSENT_LOG_KEY: '' }, 'has it: it is missing'],
  ['no database in production', PERSON, [], { APP_ENV: 'prod' }, 'DATABASE_URL is missing'],
  [
    'what is no address of a database',
    PERSON,
    [],
    { DATABASE_URL: 'postgres://portal:pass#word@db.example.com/portal' },
    'DATABASE_URL: must be a postgres address',
  ],
  [
    'no database at all',
    PERSON,
    [],
    { DATA_DIR: '/proc/finnes-ikke' },
    'DATABASE_URL is missing, and /proc/finnes-ikke has no database',
  ],
  ['another key that is none', PERSON, [], { CONSENT_LOG_OTHER_KEYS: 'kort' }, 'CONSENT_LOG_OTHER_KEYS'],
])('refuses %s', async (_, typed, args, env, reason) => {
  const { code, output, errors } = await report(typed, args, env);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toContain(reason);
  expect(errors).not.toContain(PERSON);
});
