/** A clock that stands still at the real time until a test moves it. */
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

export type TestClock = ReturnType<typeof createTestClock>;
