import { DAY_MS } from '@portal/contract/day-ms.ts';

import type { Environment } from '../../config/environment.ts';
import { getOppbevaring } from '../../core/oppbevaring.ts';
import { createRateLimit, type RateLimit } from '../../core/rate-limit.ts';
import type { Expiring } from '../../jobs/delete-expired.ts';
import type { Database } from '../../persistence/database.ts';
import { createRequestCountRepository } from '../../persistence/request-count-repository.ts';
import {
  createTilbakemeldingRepository,
  type TilbakemeldingRepository,
} from '../../persistence/tilbakemelding-repository.ts';

/** The longest survey takes three requests. An office or a mobile network shares one address. */
const LIMITS = { windowSeconds: 600, perAddress: 60, perSession: 20 } as const;

/** Longer than the version before stays in use after a rollback. */
const ROLLBACK_DAYS = 30;

export interface TilbakemeldingParts {
  repository: TilbakemeldingRepository;
  rateLimit: RateLimit;
  now: () => Date;
  /** The date, yyyy-mm-dd, on which contact data received now is deleted. */
  toDeletionDay: () => string;
  /** For the periodic deletion. */
  expiring: Record<'tilbakemelding' | 'oppfolging' | 'kontaktonske' | 'request_count', Expiring>;
}

/** Shared by what stores feedback and what deletes it. */
export function createTilbakemeldingParts({
  environment,
  database,
  now,
}: {
  environment: Pick<Environment, 'CONSENT_LOG_KEY' | 'FEEDBACK_CONTACT_DAYS' | 'FEEDBACK_DAYS'>;
  database: Database;
  now: () => Date;
}): TilbakemeldingParts {
  const repository = createTilbakemeldingRepository(database);
  const oppbevaring = getOppbevaring(environment);
  const requestCounts = createRequestCountRepository(database);
  const deleteOld = (table: 'tilbakemelding' | 'oppfolging') => async () => {
    await repository.keepDayAlone(table, new Date(now().getTime() - ROLLBACK_DAYS * DAY_MS));
    const before = new Date(now().getTime() - oppbevaring[table].frist * DAY_MS);
    return repository.deleteAnswers(table, before);
  };
  return {
    repository,
    rateLimit: createRateLimit({
      ...LIMITS,
      name: 'tilbakemelding',
      key: environment.CONSENT_LOG_KEY,
      repository: requestCounts,
      now,
    }),
    now,
    toDeletionDay: () => toDay(new Date(now().getTime() + oppbevaring.kontaktonske.frist * DAY_MS)),
    expiring: {
      tilbakemelding: { deleteExpired: deleteOld('tilbakemelding') },
      oppfolging: { deleteExpired: deleteOld('oppfolging') },
      kontaktonske: {
        deleteExpired: async () => repository.deleteExpiredKontaktonsker(toDay(now())),
      },
      request_count: {
        deleteExpired: async () => requestCounts.deleteExpired(now()),
      },
    },
  };
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
