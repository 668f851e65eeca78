/** What the simulators say of an exchange that did not keep to docs/outside; see `simulators/src/main.ts`. */
const BREACH = 'not as the page says';

/** Hears which calls between the portal and the outside systems were not as their pages say. */
export function createBreachWatch() {
  const found = new Map<string, number>();
  return {
    /** A line that the simulators wrote. */
    hear(line: string): void {
      if (!line.includes(BREACH)) return;
      const { side, operation, what } = JSON.parse(line) as Record<string, string>;
      const breach = `${side} of ${operation}: ${what}`;
      found.set(breach, (found.get(breach) ?? 0) + 1);
    },
    /** @throws with each breach and how often it was */
    requireNone(): void {
      if (found.size === 0) return;
      const list = [...found].map(([breach, times]) => `  ${times} × ${breach}`);
      throw new Error(`Exchanges with outside systems were not as docs/outside says:\n${list.join('\n')}`);
    },
  };
}
