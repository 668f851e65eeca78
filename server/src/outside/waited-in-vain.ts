import { type OutsideName, PAGE_STREAM_LIMIT_MS } from '../config/environment.ts';

/**
 * Remembers which systems a request has already waited for to the end of their time limit. Some calls of a page can only
 * be made when another has answered; asked a second time, a hanging system would cost the customer a second limit.
 */
export function createWaitedInVain(now: () => number = () => performance.now()) {
  /** In the order of their ends: each lasts as long as the longest request. */
  const endsAt = new Map<string, number>();
  /** Whose waiting a request shares besides its own. */
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
    /** A request waits for a read that another one began: a limit that passes there has passed for it too. */
    join(correlationId: string, other: string): void {
      forgetEnded();
      const { others = new Set<string>() } = joinedBy.get(correlationId) ?? {};
      joinedBy.delete(correlationId);
      joinedBy.set(correlationId, { others: others.add(other), end: now() + PAGE_STREAM_LIMIT_MS });
    },
  };
}
