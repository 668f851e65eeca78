import type { TestProject } from 'vitest/node';

import { readJournal } from '../../../tools/testing/read-journal.ts';
import { fodselsnumre } from './fodselsnumre.ts';
import { startBackingServices } from './start-backing-services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a database whose user may create others. */
    databaseUrl: string;
    simulatorsUrl: string;
  }
}

/**
 * One PostgreSQL and one set of simulators for all server tests of a run; each test file has its own database. With
 * DATABASE_URL it is the server there, with the settings below, whose user may create databases; one run at a time.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const services = await startBackingServices({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    settings: {
      // A standby that is never there, for the database of a test that asks for synchronous commits.
      synchronous_standby_names: 'nobody',
      synchronous_commit: 'local',
    },
  });
  project.provide('databaseUrl', services.databaseUrl);
  project.provide('simulatorsUrl', services.simulatorsUrl);
  return async () => {
    const changed = await listChangedNamed(services.simulatorsUrl);
    await services.stop();
    if (changed.length > 0)
      throw new Error(
        `Tests changed people whom others log in as; they make one of their own: ${changed.join(', ')}`,
      );
  };
}

/** The named people in whose registers the tests have changed something. */
async function listChangedNamed(simulatorsUrl: string): Promise<string[]> {
  const journal = await readJournal(simulatorsUrl);
  const changed = new Set(journal.map(({ fodselsnummer }) => fodselsnummer));
  return Object.entries(fodselsnumre)
    .filter(([, fodselsnummer]) => changed.has(fodselsnummer))
    .map(([name]) => name);
}
