import { printFigures } from '../tools/proof/faults/figure.ts';
import { ROUND_TRIP_MS } from './line.ts';
import { isMachineTooSlow, judge, median, type PageResults, type Results } from './wire-limits.ts';
import type { Visit } from './wire-visit.ts';

/** @returns whether every limit holds */
export function printResults(results: Results): boolean {
  for (const [name, page] of Object.entries(results.pages)) {
    console.log(`\n${name}: ms as median (lowest–highest)`);
    console.table(toTable(page));
    printMissing(page.missingTexts);
  }
  for (const [name, { first, fetched }] of Object.entries(results.clicks))
    console.log(
      `${name}: ${tell(first)} ms, with its code there already ${tell(fetched)} (${ROUND_TRIP_MS} ms a round trip)`,
    );
  for (const [ms, { portal, floor }] of Object.entries(results.late))
    console.log(
      `A system ${ms} ms late: the others' cards ${tell(portal.map(({ prompt }) => prompt))} ms, ` +
        `its own ${tell(portal.map(({ late }) => late))}; a page that shows each as it comes ` +
        `${tell(floor.map(({ prompt }) => prompt))} and ${tell(floor.map(({ late }) => late))}`,
    );
  printMissing(results.lateMissingTexts);
  console.log('');
  const figures = judge(results);
  printFigures(figures);
  const failed = figures.filter(({ holds }) => !holds);
  console.log(
    failed.length === 0 ? '\nAll of it holds.' : `\n${failed.length} of ${figures.length} do not hold.`,
  );
  if (isMachineTooSlow(results))
    console.log(
      'A page without script blocks the browser as well: this machine is too slow, or too busy, to tell.',
    );
  return failed.length === 0;
}

function toTable({ cold, second, deploy, plain, react, sameAssets, firstTap }: PageResults) {
  const paintOf = (visits: readonly Visit[]) => median(visits.map(({ largestPaint }) => largestPaint));
  const blockingOf = (visits: readonly Visit[]) => median(visits.map(({ totalBlocking }) => totalBlocking));
  const toRow = (visits: readonly Visit[], taps: readonly number[] = []) => ({
    'first paint': tell(visits.map(({ firstPaint }) => firstPaint)),
    'largest paint': tell(visits.map(({ largestPaint }) => largestPaint)),
    times: Number((paintOf(visits) / paintOf(plain)).toFixed(2)),
    'first tap': taps.length === 0 ? '' : tell(taps),
    'blocking over': Math.round(blockingOf(visits) - blockingOf(plain)),
    shift: Number(Math.max(...visits.map(({ layoutShift }) => layoutShift)).toFixed(4)),
    'before paint': median(visits.map(({ beforePaint }) => beforePaint.length)),
    requests: median(visits.map(({ requests }) => requests)),
    kB: toKilobytes(visits.map(({ bytes }) => bytes)),
    'script kB': toKilobytes(visits.map(({ scriptBytes }) => scriptBytes)),
  });
  return {
    'portal, first visit': toRow(cold, firstTap.portal),
    'portal, second visit': toRow(second),
    'portal, after a deploy': toRow(deploy),
    'hand-made page': toRow(plain, firstTap.plain),
    'plain React': toRow(react, firstTap.react),
    'same assets, no script': toRow(sameAssets),
  };
}

function printMissing(texts: readonly string[]): void {
  for (const line of texts) console.log(`The hand-made page does not say: ${line}`);
}

function toKilobytes(bytes: readonly number[]): number {
  return Number((median(bytes) / 1000).toFixed(1));
}

function tell(values: readonly number[]): string {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)].map(Math.round);
  return `${Math.round(median(values))} (${lowest}–${highest})`;
}
