import { inject } from 'vitest';

import { readJournal } from '../../../tools/testing/read-journal.ts';

/** What one system of the simulators has actually changed for one person, in order. */
export async function listChanges(system: string, fodselsnummer: string): Promise<Record<string, unknown>[]> {
  const journal = await readJournal(inject('simulatorsUrl'));
  return journal
    .filter((entry) => entry.system === system && entry.fodselsnummer === fodselsnummer)
    .map(({ change }) => change);
}
