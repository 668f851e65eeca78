import { createNaming } from '../keys/naming.ts';
import type { RequestCountRepository } from '../persistence/request-count-repository.ts';
import type { Session } from '../session/session.ts';
import { toAddressBlock } from './address-block.ts';
import { PortalError } from './errors.ts';

export interface RateLimit {
  /** Counts the request. @throws {PortalError} FOR_MANGE_FORSPORSLER, with the time until a retry */
  check: (request: { ip: string; session: Session | undefined }) => Promise<void>;
}

interface RateLimitOptions {
  /** Name of the limit; each has its own counts. */
  name: string;
  /** Length of a window in seconds. */
  windowSeconds: number;
  /** Requests in one window. Many visitors may share an address, such as that of a mobile network. */
  perAddress: number;
  perSession: number;
  /** 32 bytes as base64. There are few enough addresses to try them all, so a plain hash would identify them. */
  key: string;
  repository: RequestCountRepository;
  now: () => Date;
}

/**
 * Counts in the database, so that all processes share the limit. Windows are fixed: around the end of one, a sender may
 * get twice the limit, which is simple and harmless.
 */
export function createRateLimit({ name, windowSeconds, key, repository, now, ...limits }: RateLimitOptions) {
  const toBucket = createToBucket(name, key);
  const windowMs = windowSeconds * 1000;

  return {
    async check({ ip, session }) {
      const time = now().getTime();
      const endsAt = new Date(time - (time % windowMs) + windowMs);
      const count = async (kind: string, value: string, limit: number): Promise<void> => {
        const requests = await repository.count(toBucket(kind, value), endsAt);
        if (requests <= limit) return;
        const retryAfter = Math.ceil((endsAt.getTime() - time) / 1000);
        throw new PortalError('FOR_MANGE_FORSPORSLER', { retryAfter });
      };
      await count('address', toAddressBlock(ip), limits.perAddress);
      if (session !== undefined) await count('session', session.publicId, limits.perSession);
    },
  } satisfies RateLimit;
}

/**
 * Pseudonymizes what is counted.
 * @param name of the limit; each has its own counts
 * @param key 32 bytes as base64
 */
export function createToBucket(name: string, key: string): (kind: string, value: string) => Buffer {
  const nameBucket = createNaming(key, 'rate-limit');
  return (kind, value) => nameBucket(`${name} ${kind} ${value}`);
}
