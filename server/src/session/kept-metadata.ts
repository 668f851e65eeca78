/** How long metadata is taken as it was read, in milliseconds. */
const LIFETIME_MS = 3_600_000;
/** And how long where it cannot be read again. */
const MOST_MS = 86_400_000;
/** After it could not be read; else each login would wait for a document that hangs. */
const PAUSE_MS = 60_000;

/**
 * The provider's metadata, read again each hour. Where that fails, what is known serves on: a logout that the provider
 * tells us once must not be lost, nor a login refused, while all that they need is up.
 *
 * @param options.onFailure called when the known serves on
 */
export function createKeptMetadata<Metadata>(options: {
  read: () => Promise<Metadata>;
  now: () => Date;
  onFailure: (error: unknown) => void;
}) {
  let kept: { value: Metadata; readAt: number; failedAt?: number } | undefined;
  let underWay: Promise<Metadata> | undefined;

  function findUsable(at: number): Metadata | undefined {
    // Also of a clock that is set back.
    const isWithin = (since: number, duration: number) => Math.abs(at - since) < duration;
    if (kept === undefined || !isWithin(kept.readAt, MOST_MS)) return undefined;
    const { value, readAt, failedAt } = kept;
    const isPaused = failedAt !== undefined && isWithin(failedAt, PAUSE_MS);
    return isPaused || isWithin(readAt, LIFETIME_MS) ? value : undefined;
  }

  async function readAnew(at: number): Promise<Metadata> {
    try {
      const value = await options.read();
      kept = { value, readAt: at };
      return value;
    } catch (error) {
      if (kept !== undefined) kept.failedAt = at;
      const value = findUsable(at);
      if (value === undefined) throw error;
      options.onFailure(error);
      return value;
    }
  }

  return {
    /** @throws when it cannot be read, and was not for a day */
    async get(): Promise<Metadata> {
      const at = options.now().getTime();
      const value = findUsable(at);
      if (value !== undefined) return value;
      underWay ??= readAnew(at).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    /** Undefined before the first reading; however old. */
    getKnown: (): Metadata | undefined => kept?.value,
  };
}
