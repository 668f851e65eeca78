import { type OutsideName, PAGE_STREAM_LIMIT_MS } from '../config/environment.ts';

/**
 * Remembers which systems a request has already waited for to the end of their time limit. Some calls of a page can only
 * be made when another has answered; asked a second time, a hanging system would cost the customer a second limit.
 */
export function createWaitedInVain(now: () => number = () => performance.now()) {
  /** In the order of their ends: each lasts as long as the longest request. */
  const endsAt = new Map<string, number>();
  const toKey = (system: OutsideName, correlationId: string): string => `${system} ${correlationId}`;
  const forgetEnded = (): void => {
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
      return endsAt.has(toKey(system, correlationId));
    },
  };
}
