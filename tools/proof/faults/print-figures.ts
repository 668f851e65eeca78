import type { Figure } from './figure.ts';

const WIDEST = 60;

/** A proof's table for a terminal: ✓ what holds, ✗ what does not. */
export function printFigures(figures: readonly Figure[]): void {
  const widths = { what: 0, figure: 0 };
  for (const { what, figure } of figures) {
    widths.what = Math.max(widths.what, what.length);
    widths.figure = Math.max(widths.figure, Math.min(figure.length, WIDEST));
  }
  for (const { what, figure, limit, holds } of figures) {
    const mark = limit === '' ? ' ' : holds ? '✓' : '✗';
    console.log(`  ${mark} ${what.padEnd(widths.what)}  ${figure.padEnd(widths.figure)}  ${limit}`.trimEnd());
  }
}
