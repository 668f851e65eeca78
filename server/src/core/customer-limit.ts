import type { Environment } from '../config/environment.ts';
import type { Database } from '../persistence/database.ts';
import { createRequestCountRepository } from '../persistence/request-count-repository.ts';
import type { Session } from '../session/session.ts';
import { createToBucket } from './rate-limit.ts';

type Counted = Pick<Session, 'customer' | 'publicId'>;

export interface CustomerLimit {
  /**
   * Counts what the customer does. Returns when the window ends, and in how many seconds, if it exceeds a limit;
   * otherwise undefined.
   */
  count: (session: Counted) => Promise<{ endsAt: Date; seconds: number } | undefined>;
}

interface Window {
  kind: string;
  ms: number;
  limit: number;
}

/**
 * Rate limit on one customer, across processes. What one window refuses does not count in the next.
 * @param toCounted what has a count of its own; left out, the customer, across sessions
 */
export function createCustomerLimit(
  name: string,
  windows: readonly Window[],
  {
    environment,
    database,
    now,
  }: { environment: Pick<Environment, 'CONSENT_LOG_KEY'>; database: Database; now: () => Date },
  toCounted: (session: Counted) => string = ({ customer }) => customer.fodselsnummer,
): CustomerLimit {
  const repository = createRequestCountRepository(database);
  const toBucket = createToBucket(name, environment.CONSENT_LOG_KEY);
  return {
    async count(session) {
      const time = now().getTime();
      for (const { kind, ms, limit } of windows) {
        const endsAt = new Date(time - (time % ms) + ms);
        const times = await repository.count(toBucket(kind, toCounted(session)), endsAt);
        if (times > limit) return { endsAt, seconds: Math.ceil((endsAt.getTime() - time) / 1000) };
      }
      return undefined;
    },
  };
}
