import type { Environment } from '../../config/environment.ts';
import { createRateLimit, type RateLimit } from '../../http/rate-limit.ts';
import type { Database } from '../../persistence/database.ts';
import { createRequestCountRepository } from '../../persistence/request-count-repository.ts';
import {
  createTilbakemeldingRepository,
  type TilbakemeldingRepository,
} from '../../persistence/tilbakemelding-repository.ts';

const BATCH = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
/** One visit to the longest survey is three requests; an office or a phone network shares one address. */
const LIMITS = { windowSeconds: 600, perAddress: 60, perSession: 20 } as const;

export interface TilbakemeldingParts {
  repository: TilbakemeldingRepository;
  rateLimit: RateLimit;
  now: () => Date;
  /** The day, yyyy-mm-dd, on which contact data that comes now is deleted. */
  toDeletionDay: () => string;
  /** What must not be kept, for the periodic deletion. */
  expiring: { deleteExpired: () => Promise<boolean> }[];
}

/** What writing feedback and deleting it share. */
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
  const requestCounts = createRequestCountRepository(database);
  const deleteOld = (table: 'tilbakemelding' | 'oppfolging') => async () => {
    const before = new Date(now().getTime() - environment.FEEDBACK_DAYS * DAY_MS);
    return (await repository.deleteAnswers(table, { before, limit: BATCH })) === BATCH;
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
    toDeletionDay: () => toDay(new Date(now().getTime() + environment.FEEDBACK_CONTACT_DAYS * DAY_MS)),
    expiring: [
      { deleteExpired: deleteOld('tilbakemelding') },
      { deleteExpired: deleteOld('oppfolging') },
      {
        deleteExpired: async () =>
          (await repository.deleteExpiredKontaktonsker({ today: toDay(now()), limit: BATCH })) === BATCH,
      },
      {
        deleteExpired: async () =>
          (await requestCounts.deleteExpired({ endedBefore: now(), limit: BATCH })) === BATCH,
      },
    ],
  };
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
