/** The simulators' message about an exchange that broke the contract in docs/outside; see `simulators/src/main.ts`. */
const BREACH = 'not as the page says';

/** Collects the calls between the portal and the outside systems that broke their contract. */
export function createBreachWatch() {
  const found = new Map<string, number>();
  return {
    /** Reads one output line of the simulators. */
    hear(line: string): void {
      if (!line.includes(BREACH)) return;
      const { side, operation, what } = JSON.parse(line) as Record<string, string>;
      const breach = `${side} of ${operation}: ${what}`;
      found.set(breach, (found.get(breach) ?? 0) + 1);
    },
    /** @throws with each breach and how often it occurred */
    requireNone(): void {
      if (found.size === 0) return;
      const list = [...found].map(([breach, times]) => `  ${times} × ${breach}`);
      throw new Error(`Exchanges with outside systems were not as docs/outside says:\n${list.join('\n')}`);
    },
  };
}
