import type { FastifyBaseLogger } from 'fastify';

import type { Environment } from '../../config/environment.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import type { Database } from '../../persistence/database.ts';
import { createSamtykkeRepository } from '../../persistence/samtykke-repository.ts';
import { createSamtykketekstRepository } from '../../persistence/samtykketekst-repository.ts';
import type { DeliveryDependencies } from './deliver-endringer.ts';
import type { TekstDependencies } from './find-gitt-tekst.ts';
import { createPersonKeys } from '../../keys/person-keys.ts';

const DELETE_BATCH = 1000;

export type SamtykkeParts = DeliveryDependencies & TekstDependencies;

/** What reads, writes and deliveries of consents share. */
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
}): SamtykkeParts {
  return {
    tekster: createSamtykketekstRepository(database),
    repository: createSamtykkeRepository(database),
    keys: createPersonKeys(environment.CONSENT_LOG_KEY, environment.CONSENT_LOG_OTHER_KEYS),
    outside,
    logger,
    now,
  };
}

/** Which visit was given which text is of use for as long as the visit lasts. */
export function createGitteTekster({
  environment,
  database,
  now,
}: {
  environment: Pick<Environment, 'SESSION_MAX_SECONDS'>;
  database: Database;
  now: () => Date;
}) {
  const tekster = createSamtykketekstRepository(database);
  return {
    deleteExpired: async (): Promise<boolean> => {
      const before = new Date(now().getTime() - environment.SESSION_MAX_SECONDS * 1000);
      return (await tekster.deleteGiven({ before, limit: DELETE_BATCH })) === DELETE_BATCH;
    },
  };
}
