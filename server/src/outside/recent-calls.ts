import { type CircuitState, SamplingBreaker } from 'cockatiel';

/** What the library tells of itself, to be kept and set again. */
interface Counted {
  windows: { startedAt: number; failures: number; successes: number }[];
  currentFailures: number;
  currentSuccesses: number;
}

/**
 * Judges the calls of the last `duration` ms. The library's own forgets one part of that time with each in which there
 * is a call: after a quiet time it would count what failed hours ago.
 */
export class RecentCalls extends SamplingBreaker {
  readonly #durationMs: number;

  constructor(options: { threshold: number; duration: number; minimumRps: number }) {
    super(options);
    this.#durationMs = options.duration;
  }

  /** Only a failure is judged. */
  override failure(state: CircuitState): boolean {
    const counted = this.state as Counted;
    const since = Date.now() - this.#durationMs;
    for (const window of counted.windows) {
      if (window.startedAt > since) continue;
      counted.currentFailures -= window.failures;
      counted.currentSuccesses -= window.successes;
      Object.assign(window, { failures: 0, successes: 0 });
    }
    this.state = counted;
    return super.failure(state);
  }
}
