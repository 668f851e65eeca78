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
  /** Rolls from the version of this commit and back to it; of the last one, where none is named. */
  before?: string | undefined;
}

/** Proves one thing about the running portal; throws only when it cannot be tried at all. */
export type Proof = (options: ProofOptions) => Promise<Figure[]>;

type Limited = (what: string, value: number, limit: number, unit: string) => Figure;

export const atMost: Limited = (what, value, limit, unit) => ({
  what,
  figure: `${round(value)} ${unit}`,
  limit: `at most ${limit} ${unit}`,
  holds: value <= limit,
});

export const atLeast: Limited = (what, value, limit, unit) => ({
  ...atMost(what, value, limit, unit),
  limit: `at least ${limit} ${unit}`,
  holds: value >= limit,
});

export const exactly: Limited = (what, value, limit, unit) => ({
  ...atMost(what, value, limit, unit),
  limit: `${limit} ${unit}`,
  holds: value === limit,
});

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
  return value >= 100 || Number.isInteger(value) ? Math.round(value) : Number(value.toPrecision(3));
}

/** A proof's table for a terminal: ✓ what holds, ✗ what does not. */
export function printFigures(figures: readonly Figure[]): void {
  const toMark = ({ limit, holds }: Figure): string => (limit === '' ? '' : holds ? '✓' : '✗');
  console.table(
    figures.map((one) => ({ holds: toMark(one), what: one.what, figure: one.figure, limit: one.limit })),
  );
}
