import type { FastifyBaseLogger } from 'fastify';

import type { Environment } from '../../config/environment.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import type { Database } from '../../persistence/database.ts';
import { createSamtykkeRepository } from '../../persistence/samtykke-repository.ts';
import type { DeliveryDependencies } from './deliver-endringer.ts';
import { createPersonKeys } from './person-keys.ts';

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
}): DeliveryDependencies {
  return {
    repository: createSamtykkeRepository(database),
    keys: createPersonKeys(environment.CONSENT_LOG_KEY, environment.CONSENT_LOG_OTHER_KEYS),
    outside,
    logger,
    now,
  };
}
