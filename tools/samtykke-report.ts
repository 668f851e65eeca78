/**
 * `npm run samtykke:report`: everything that one person has chosen about consents and post, oldest first, as proof.
 *
 * The national id is asked for, or read as the first line of standard input; never an argument, which the shell history and other
 * users could see. Needs CONSENT_LOG_KEY, which links log lines to people, and CONSENT_LOG_OTHER_KEYS for choices
 * made before the key was changed. Reads the database of DATABASE_URL, or else the packaged one in DATA_DIR.
 */
import { stdin, stderr } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { readSecretFiles } from '../server/src/config/secret-files.ts';
import { createPersonKeys } from '../server/src/keys/person-keys.ts';
import { printEndringer } from '../server/src/features/samtykke/report/print-endringer.ts';
import { createSamtykkeRepository } from '../server/src/persistence/samtykke-repository.ts';
import { findFodselsnummerKind } from '../server/src/session/fodselsnummer.ts';
import { openReportDatabase } from './open-report-database.ts';

const KEY_BYTES = 32;

try {
  await report();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function report(): Promise<void> {
  if (process.argv.length > 2)
    throw new Error('No arguments: the national id is asked for, or read from standard input');
  const environment = readSecretFiles(process.env);
  const keys = createPersonKeys(readKey(environment), readOtherKeys(environment));
  const persons = keys.toPersons({ customer: { fodselsnummer: await readFodselsnummer() } });
  const { database, close } = await openReportDatabase(environment);
  try {
    console.log(printEndringer(await createSamtykkeRepository(database).listEndringer(persons)));
  } finally {
    await close();
  }
}

/** @throws when it is missing or wrong: with another key every log looks empty, which would pass for proof */
function readKey(environment: NodeJS.ProcessEnv): string {
  const key = environment['CONSENT_LOG_KEY'] ?? '';
  if (!isKey(key))
    throw new Error('CONSENT_LOG_KEY must be the key of the portal that kept the log: 32 bytes as base64');
  return key;
}

/** @throws when one of them is wrong, for the same reason */
function readOtherKeys(environment: NodeJS.ProcessEnv): string[] {
  const keys =
    (environment['CONSENT_LOG_OTHER_KEYS'] || undefined)?.split(',').map((key) => key.trim()) ?? [];
  if (!keys.every(isKey))
    throw new Error('CONSENT_LOG_OTHER_KEYS must be keys of 32 bytes as base64, with commas between');
  return keys;
}

function isKey(key: string): boolean {
  return Buffer.from(key, 'base64').length === KEY_BYTES;
}

/** The prompt goes to standard error, so that standard output has only the report. */
async function readFodselsnummer(): Promise<string> {
  const lines = createInterface({ input: stdin, output: stderr, terminal: false });
  try {
    if (stdin.isTTY) stderr.write('Fødselsnummer: ');
    const { value = '' } = (await lines[Symbol.asyncIterator]().next()) as { value?: string };
    const fodselsnummer = value.replaceAll(/\s/g, '');
    if (findFodselsnummerKind(fodselsnummer) === undefined) throw new Error('That is no national id');
    return fodselsnummer;
  } finally {
    lines.close();
  }
}
