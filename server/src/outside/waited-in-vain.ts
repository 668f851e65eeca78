import { PAGE_STREAM_LIMIT_MS } from '@portal/contract/page.ts';
import type { OutsideName } from './outside-systems.ts';

/**
 * Remembers for each request which systems have already timed out. Some calls of a page must wait for another; without
 * this, a hanging system would cost the customer its time limit twice.
 */
export function createWaitedInVain(now: () => number = () => performance.now()) {
  /** Ordered by end time: every entry lives as long as the longest request. */
  const endsAt = new Map<string, number>();
  /** The requests whose timeouts a request shares. */
  const joinedBy = new Map<string, { others: Set<string>; end: number }>();
  const toKey = (system: OutsideName, correlationId: string): string => `${system} ${correlationId}`;
  const forgetEnded = (): void => {
    for (const [id, { end }] of joinedBy) {
      if (end > now()) break;
      joinedBy.delete(id);
    }
    for (const [key, end] of endsAt) {
      if (end > now()) return;
      endsAt.delete(key);
    }
  };
  return {
    add(system: OutsideName, correlationId: string): void {
      forgetEnded();
      endsAt.set(toKey(system, correlationId), now() + PAGE_STREAM_LIMIT_MS);
    },
    has(system: OutsideName, correlationId: string): boolean {
      forgetEnded();
      if (endsAt.has(toKey(system, correlationId))) return true;
      const { others = [] } = joinedBy.get(correlationId) ?? {};
      return [...others].some((other) => endsAt.has(toKey(system, other)));
    },
    /** A request joins a read of another one: a timeout there counts for it too. */
    join(correlationId: string, other: string): void {
      forgetEnded();
      const { others = new Set<string>() } = joinedBy.get(correlationId) ?? {};
      joinedBy.delete(correlationId);
      joinedBy.set(correlationId, { others: others.add(other), end: now() + PAGE_STREAM_LIMIT_MS });
    },
  };
}
