import { randomUUID } from 'node:crypto';

import { OpenFeature, type Provider } from '@openfeature/server-sdk';
import type { FastifyBaseLogger } from 'fastify';

import { settleWithin } from '../core/settle-within.ts';
import { type FlagName, flags } from './flags.ts';

/** A page waits for nobody's flags longer than this. */
const LIMIT_MS = 100;

const nothing = (): void => {};
const silent = { error: nothing, warn: nothing, info: nothing, debug: nothing };

export interface Flags {
  /** Never rejects: without an answer in time it is the flag's fallback. */
  read: (name: FlagName, about: { distributor: string }) => Promise<boolean>;
  close: () => Promise<void>;
}

/**
 * Reads flags by OpenFeature.
 * @param provider is told the flag's name and the distributor's short name, never who the customer is
 */
export function openFlags(provider: Provider, logger: Pick<FastifyBaseLogger, 'warn'>): Flags {
  // The library would log to the console; `read` logs what matters.
  OpenFeature.setLogger(silent);
  // A domain of its own: several portals may run in one process, as in tests.
  const domain = randomUUID();
  // Until a slow provider is ready, and when it fails, the fallbacks are used.
  OpenFeature.setProvider(domain, provider);
  const client = OpenFeature.getClient(domain);
  return {
    async read(name, about) {
      const { fallback } = flags[name];
      const asked = client.getBooleanDetails(name, fallback, about).catch(() => undefined);
      const answer = await settleWithin(asked, LIMIT_MS);
      if (answer !== undefined && answer.errorCode === undefined && typeof answer.value === 'boolean')
        return answer.value;
      logger.warn({ event: 'flag-not-answered', flag: name, reason: answer?.errorCode }, 'flag not answered');
      return fallback;
    },
    close: async () => provider.onClose?.(),
  };
}
