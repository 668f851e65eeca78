/**
 * `npm run tilbakemelding:report`: what visitors have answered, page by page.
 *   --since 2026-01-01        from that day on
 *   --csv answers.csv         every answer as a table
 *   --contacts contacts.csv   who wants to tell more: personal data, to be deleted by the day in each line
 * Reads the database of DATABASE_URL, or else the packaged one that is in DATA_DIR.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { printReport } from '../server/src/features/tilbakemelding/report/print-report.ts';
import { summarize } from '../server/src/features/tilbakemelding/report/summarize.ts';
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
    const tilbakemeldinger = await repository.listTilbakemeldinger(since);
    const oppfolginger = await repository.listOppfolginger(since);
    const kontaktonsker = await repository.listKontaktonsker();
    print(printReport(summarize(tilbakemeldinger, oppfolginger), kontaktonsker.length));
    if (options.csv !== undefined) await writeFile(options.csv, toAnswerCsv(tilbakemeldinger, oppfolginger));
    if (options.contacts !== undefined) await writeForOwner(options.contacts, toContactCsv(kontaktonsker));
  };
});
