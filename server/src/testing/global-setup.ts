import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { TestProject } from 'vitest/node';

import { startEmbeddedPostgres } from '../../../postgres/src/embedded-postgres.ts';
import { migrate } from '../persistence/migrate.ts';
import { startSimulators } from './start-simulators.ts';
import { createTemplate } from './test-database.ts';

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
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-test-'));
  const undo: (() => Promise<unknown>)[] = [
    () => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  ];
  const teardown = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const databaseUrl = process.env['DATABASE_URL'] || (await startDatabase(dataDir, undo));
    const simulators = await startSimulators();
    undo.push(() => simulators.stop());
    await createTemplate(databaseUrl, migrate);
    project.provide('databaseUrl', databaseUrl);
    project.provide('simulatorsUrl', simulators.address);
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}

async function startDatabase(dataDir: string, undo: (() => Promise<unknown>)[]): Promise<string> {
  const settings = {
    fsync: 'off',
    max_connections: '200',
    // A standby that is never there, for the database of a test that asks for synchronous commits.
    synchronous_standby_names: 'nobody',
    synchronous_commit: 'local',
  };
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings });
  undo.push(() => postgres.stop());
  return postgres.url;
}
