/**
 * `npm run tilbakemelding:report`: what visitors have answered, page by page.
 *   --since 2026-01-01        from that day on
 *   --csv answers.csv         every answer as a table
 *   --contacts contacts.csv   who wants to tell more: personal data, to be deleted by the day in each line
 * Reads the database of DATABASE_URL, or else the packaged one that is in DATA_DIR.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Answers } from '../server/src/features/tilbakemelding/report/answers.ts';
import { printReport } from '../server/src/features/tilbakemelding/report/print-report.ts';
import { toAnswerCsv, toContactCsv } from '../server/src/features/tilbakemelding/report/to-csv.ts';
import { createTilbakemeldingRepository } from '../server/src/persistence/tilbakemelding-repository.ts';
import { print } from '../server/src/print.ts';
import { readDay } from './read-day.ts';
import { runReport } from './run-report.ts';
import { writeForOwner } from './write-for-owner.ts';

await runReport(async () => {
  const { values: options } = parseArgs({
    options: { since: { type: 'string' }, csv: { type: 'string' }, contacts: { type: 'string' } },
  });
  const since = options.since === undefined ? new Date(0) : readDay(options.since);
  return async (database) => {
    const repository = createTilbakemeldingRepository(database);
    const answers: Answers = {
      readTilbakemeldinger: (page) => repository.readTilbakemeldinger({ since, page }),
      readOppfolginger: (page) => repository.readOppfolginger({ since, page }),
    };
    const kontaktonsker = await repository.listKontaktonsker();
    for await (const line of printReport(answers, kontaktonsker.length)) print(line);
    if (options.csv !== undefined) await writeFile(options.csv, toAnswerCsv(answers));
    if (options.contacts !== undefined) await writeForOwner(options.contacts, toContactCsv(kontaktonsker));
  };
});
