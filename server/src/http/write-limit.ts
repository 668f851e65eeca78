import type { Environment } from '../config/environment.ts';
import type { Database } from '../persistence/database.ts';
import { createRequestCountRepository } from '../persistence/request-count-repository.ts';
import { createToBucket } from './rate-limit.ts';

export interface WriteLimit {
  /**
   * Counts a write of the customer. Answers when the window ends in which it is one too many, and in how many seconds;
   * undefined when it is not.
   */
  count: (fodselsnummer: string) => Promise<{ endsAt: Date; seconds: number } | undefined>;
}

/**
 * How many writes one customer may make, whichever process answers and however many sessions they have. Far above what
 * anybody does with their own hands: each write leaves rows that are kept for a year or for good.
 */
export function createWriteLimit({
  environment,
  database,
  now,
}: {
  environment: Pick<Environment, 'CONSENT_LOG_KEY' | 'WRITES_PER_MINUTE' | 'WRITES_PER_DAY'>;
  database: Database;
  now: () => Date;
}): WriteLimit {
  const repository = createRequestCountRepository(database);
  const toBucket = createToBucket('write', environment.CONSENT_LOG_KEY);
  const windows = [
    { kind: 'minute', ms: 60_000, limit: environment.WRITES_PER_MINUTE },
    // Those that the minute refuses do not count for the day.
    { kind: 'day', ms: 24 * 60 * 60_000, limit: environment.WRITES_PER_DAY },
  ];
  return {
    async count(fodselsnummer) {
      const time = now().getTime();
      for (const { kind, ms, limit } of windows) {
        const endsAt = new Date(time - (time % ms) + ms);
        const writes = await repository.count(toBucket(kind, fodselsnummer), endsAt);
        if (writes > limit) return { endsAt, seconds: Math.ceil((endsAt.getTime() - time) / 1000) };
      }
      return undefined;
    },
  };
}
