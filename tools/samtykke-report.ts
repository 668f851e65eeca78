/**
 * `npm run samtykke:report`: everything that one person has chosen about consents and post, oldest first, as proof.
 *
 * The national id is asked for, or read as the first line of standard input; never an argument, which the shell history and other
 * users could see. Needs CONSENT_LOG_KEY, which links log lines to people, and CONSENT_LOG_OTHER_KEYS for choices
 * made before the key was changed. Reads the database of DATABASE_URL, or else the packaged one that is in DATA_DIR.
 */
import { stdin, stderr } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { environmentSchema } from '../server/src/config/environment.ts';
import { createPersonKeys } from '../server/src/keys/person-keys.ts';
import { printEndringer } from '../server/src/features/samtykke/report/print-endringer.ts';
import { createSamtykkeRepository } from '../server/src/persistence/samtykke-repository.ts';
import { print } from '../server/src/print.ts';
import { findFodselsnummerKind } from '../server/src/session/fodselsnummer.ts';
import { runReport } from './run-report.ts';

const keySchema = environmentSchema.pick({ CONSENT_LOG_KEY: true, CONSENT_LOG_OTHER_KEYS: true });

await runReport(async (environment) => {
  if (process.argv.length > 2)
    throw new Error('No arguments: the national id is asked for, or read from standard input');
  const keys = readKeys(environment);
  const persons = keys.toPersons({ customer: { fodselsnummer: await readFodselsnummer() } });
  return async (database) =>
    print(printEndringer(await createSamtykkeRepository(database).listEndringer(persons)));
});

/** @throws when one is missing or wrong: with another key every log looks empty, which would pass for proof */
function readKeys({ CONSENT_LOG_KEY, CONSENT_LOG_OTHER_KEYS }: NodeJS.ProcessEnv) {
  const { data, error } = keySchema.safeParse({
    CONSENT_LOG_KEY,
    CONSENT_LOG_OTHER_KEYS: CONSENT_LOG_OTHER_KEYS || undefined,
  });
  if (data === undefined) {
    const issue = error?.issues[0];
    // Of the two only this one must be there.
    const reason = CONSENT_LOG_KEY ? issue?.message : 'it is missing';
    throw new Error(`${String(issue?.path[0])} must be as the portal that kept the log has it: ${reason}`);
  }
  return createPersonKeys(data.CONSENT_LOG_KEY, data.CONSENT_LOG_OTHER_KEYS);
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
