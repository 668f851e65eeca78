import { DAY_MS } from '@portal/contract/day-ms.ts';

import type { Environment } from '../config/environment.ts';
import type { Database } from '../persistence/database.ts';
import { createCustomerLimit, type CustomerLimit } from './customer-limit.ts';

export interface WriteLimits {
  ofCustomer: CustomerLimit;
  /** Of commands that end what another session does: that one must not be able to use it up. */
  ofSession: CustomerLimit;
}

/**
 * Rate limits on one customer's writes. Far above what anybody does by hand: each write leaves rows that are kept for a
 * year or for ever.
 */
export function createWriteLimits(dependencies: {
  environment: Pick<Environment, 'CONSENT_LOG_KEY' | 'WRITES_PER_MINUTE' | 'WRITES_PER_DAY'>;
  database: Database;
  now: () => Date;
}): WriteLimits {
  const { WRITES_PER_MINUTE, WRITES_PER_DAY } = dependencies.environment;
  const windows = [
    { kind: 'minute', ms: 60_000, limit: WRITES_PER_MINUTE },
    { kind: 'day', ms: DAY_MS, limit: WRITES_PER_DAY },
  ];
  return {
    ofCustomer: createCustomerLimit('write', windows, dependencies),
    ofSession: createCustomerLimit('write-session', windows, dependencies, ({ publicId }) => publicId),
  };
}
