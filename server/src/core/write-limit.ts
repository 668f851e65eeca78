import type { Environment } from '../config/environment.ts';
import type { Database } from '../persistence/database.ts';
import { createRequestCountRepository } from '../persistence/request-count-repository.ts';
import { createToBucket } from './rate-limit.ts';

export interface WriteLimit {
  /**
   * Counts a write of the customer. Returns when the window ends, and in how many seconds, if the write exceeds a
   * limit; otherwise undefined.
   */
  count: (fodselsnummer: string) => Promise<{ endsAt: Date; seconds: number } | undefined>;
}

/**
 * Rate limit on one customer's writes, across processes and sessions. Far above what anybody does by hand: each write
 * leaves rows that are kept for a year or for ever.
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
    // Writes refused by the minute's limit do not count for the day.
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
