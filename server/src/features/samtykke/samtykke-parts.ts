import type { FastifyBaseLogger } from 'fastify';

import type { Environment } from '../../config/environment.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import type { Database } from '../../persistence/database.ts';
import { createSamtykkeRepository } from '../../persistence/samtykke-repository.ts';
import { createSamtykketekstRepository } from '../../persistence/samtykketekst-repository.ts';
import { createPersonKeys } from '../../keys/person-keys.ts';

export type SamtykkeParts = ReturnType<typeof createSamtykkeParts>;

/** Shared by reads, writes and deliveries of consents. */
export function createSamtykkeParts({
  environment,
  database,
  outside,
  logger,
  now,
}: {
  environment: Environment;
  database: Database;
  outside: OutsideClient;
  logger: FastifyBaseLogger;
  now: () => Date;
}) {
  const tekster = createSamtykketekstRepository(database);
  return {
    tekster,
    /** Which session was shown which text; only needed for as long as the session lasts. */
    gitteTekster: {
      deleteExpired: async (): Promise<number> =>
        tekster.deleteGiven(new Date(now().getTime() - environment.SESSION_MAX_SECONDS * 1000)),
    },
    repository: createSamtykkeRepository(database),
    keys: createPersonKeys(environment.CONSENT_LOG_KEY, environment.CONSENT_LOG_OTHER_KEYS),
    outside,
    logger,
    now,
  };
}
