/** One line of a proof's table. */
export interface Figure {
  what: string;
  figure: string;
  /** What must hold, in words. */
  limit: string;
  holds: boolean;
}

export interface ProofOptions {
  /** Breaks, in the proof's own code, what it is to find: the proof must then end red. */
  isWeakened: boolean;
}

/** Proves one thing about the running portal; throws only when it cannot be tried at all. */
export type Proof = (options: ProofOptions) => Promise<Figure[]>;

export function atMost(what: string, value: number, limit: number, unit: string): Figure {
  return {
    what,
    figure: `${round(value)} ${unit}`,
    limit: `at most ${limit} ${unit}`,
    holds: value <= limit,
  };
}

export function atLeast(what: string, value: number, limit: number, unit: string): Figure {
  return {
    what,
    figure: `${round(value)} ${unit}`,
    limit: `at least ${limit} ${unit}`,
    holds: value >= limit,
  };
}

export function exactly(what: string, value: number, limit: number, unit: string): Figure {
  return { what, figure: `${value} ${unit}`, limit: `${limit} ${unit}`, holds: value === limit };
}

/** A figure without a limit. */
export function told(what: string, figure: string): Figure {
  return { what, figure, limit: '', holds: true };
}

/** The value below which `share` of the values lie; 0 where there are none. */
export function getPercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function round(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
