import type { FastifyBaseLogger } from 'fastify';

import { deliverVarsler } from '../features/kontaktinformasjon/varsling/deliver-varsler.ts';
import { deliverEndringer } from '../features/samtykke/deliver-endringer.ts';
import type { Parts } from '../parts.ts';
import { type Tracing, untraced } from '../tracing/tracing.ts';
import { deleteExpired } from './delete-expired.ts';
import { listExpiring } from './list-expiring.ts';
import { type Job, startJob } from './start-job.ts';

const DELETION_MS = 60_000;
const DELIVERY_MS = 2000;

interface JobDependencies {
  logger: FastifyBaseLogger;
  now: () => Date;
  readDatabaseClock: () => Promise<Date>;
  tracing?: Pick<Tracing, 'alone'>;
}

/** Starts the background jobs, which all processes share. Returns a function that stops them and waits for the current rounds. */
export function startJobs(
  parts: Parts,
  { logger, now, readDatabaseClock, tracing = untraced }: JobDependencies,
): () => Promise<void> {
  const tables = listExpiring(parts);
  const jobs = [
    {
      name: 'deletion',
      everyMs: DELETION_MS,
      run: (log, isStopping) =>
        tracing.alone('delete what expired', () =>
          deleteExpired(tables, { log, now, readDatabaseClock }, isStopping),
        ),
    },
    {
      name: 'samtykke',
      everyMs: DELIVERY_MS,
      run: (log, isStopping) => deliverEndringer({ ...parts.samtykke, logger: log }, isStopping, tracing),
    },
    {
      name: 'varsling',
      everyMs: DELIVERY_MS,
      run: (log, isStopping) => deliverVarsler({ ...parts.varsling, logger: log }, isStopping, tracing),
    },
  ] satisfies Job[];
  const stops = jobs.map((job) => startJob(job, logger));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
