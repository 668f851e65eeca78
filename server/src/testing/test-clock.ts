/** A clock that starts at the current time and only moves when a test advances it. */
export function createTestClock() {
  let ahead = 0;
  const startedAt = Date.now();
  return {
    now: (): Date => new Date(startedAt + ahead),
    advance(seconds: number): void {
      ahead += seconds * 1000;
    },
  };
}
