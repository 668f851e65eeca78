import { atMost, exactly, type Figure } from '../tools/proof/faults/figure.ts';
import { ROUND_TRIP_MS } from './line.ts';
import type { LateVisit } from './wire-late.ts';
import type { Visit } from './wire-visit.ts';

const MOST_TIMES_PLAIN = 1.25;
/** Of the second visit, to a first one to the hand-made page. */
const MOST_TIMES_PLAIN_AGAIN = 0.9;
const MOST_TIMES_LATE = 1.1;
const MOST_BLOCKING_MS = 50;
const MOST_INTERACTION_MS = 100;
const MOST_BEFORE_PAINT = 3;
const MOST_REQUESTS = 12;
const MOST_SCRIPT_KB = 90;
const MOST_LATE_SHIFT = 0.05;
/** For the browser, beside the round trips of a click. */
const CLICK_MS = 100;

/** What was measured of one page, round by round. */
export interface PageResults {
  cold: Visit[];
  second: Visit[];
  /** With what the version before the deploy left in the cache. */
  deploy: Visit[];
  plain: Visit[];
  react: Visit[];
  sameAssets: Visit[];
  /** In ms. */
  firstTap: { portal: number[]; plain: number[]; react: number[] };
  /** What the page says and the hand-made page does not. */
  missingTexts: string[];
  /** Files that only other pages need. */
  othersCode: ReadonlySet<string>;
}

export interface Results {
  pages: Record<string, PageResults>;
  /** The longest of each round, in ms. */
  interactions: number[];
  /** In ms; `fetched` when the next page's code was there already. */
  clicks: Record<string, { first: number[]; fetched: number[] }>;
  /** By how late the system was, in ms. */
  late: Record<string, { portal: LateVisit[]; floor: LateVisit[] }>;
  /** What the page with a late system says and the hand-made one does not. */
  lateMissingTexts: string[];
}

/** Every limit that the command holds, one line each. */
export function judge({ pages, interactions, clicks, late, lateMissingTexts }: Results): Figure[] {
  return [
    ...Object.entries(pages).flatMap(([name, page]) => judgePage(name, page)),
    ...(interactions.length > 0
      ? [atMost('longest interaction', median(interactions), MOST_INTERACTION_MS, 'ms')]
      : []),
    ...Object.entries(clicks).flatMap(([name, { first, fetched }]) => [
      judgeClick(`${name}, first click`, first, 2),
      judgeClick(`${name}, its code there already`, fetched, 1),
    ]),
    ...Object.entries(late).flatMap(([ms, { portal, floor }]) => [
      judgeTimes(`a system ${ms} ms late: the others' cards`, portal, floor, ({ prompt }) => prompt),
      judgeTimes(`a system ${ms} ms late: its own cards`, portal, floor, (visit) => visit.late),
      atMost(
        `a system ${ms} ms late: layout shift`,
        highest(portal.map(({ layoutShift }) => layoutShift)),
        MOST_LATE_SHIFT,
        '',
      ),
    ]),
    ...(Object.keys(late).length > 0
      ? [exactly('a late system: texts that the hand-made page lacks', lateMissingTexts.length, 0, 'lines')]
      : []),
  ];
}

function judgePage(name: string, page: PageResults): Figure[] {
  const { cold, second, plain, firstTap, missingTexts, othersCode } = page;
  const paint = ({ largestPaint }: Visit) => largestPaint;
  const plainPaint = median(plain.map(paint));
  const blocking = ({ totalBlocking }: Visit) => totalBlocking;
  const count = (visit: Visit) => visit.beforePaint.filter((path) => othersCode.has(path)).length;
  return [
    exactly(`${name}: texts that the hand-made page lacks`, missingTexts.length, 0, 'lines'),
    atMost(
      `${name}: largest paint`,
      median(cold.map(paint)) / plainPaint,
      MOST_TIMES_PLAIN,
      'times the hand-made page',
    ),
    atMost(
      `${name}: largest paint of a second visit`,
      median(second.map(paint)) / plainPaint,
      MOST_TIMES_PLAIN_AGAIN,
      'times the hand-made page',
    ),
    atMost(
      `${name}: first tap that works`,
      median(firstTap.portal) / median(firstTap.react),
      1,
      'times plain React',
    ),
    atMost(
      `${name}: total blocking over the hand-made page`,
      median(cold.map(blocking)) - median(plain.map(blocking)),
      MOST_BLOCKING_MS,
      'ms',
    ),
    exactly(`${name}: layout shift`, highest(cold.map(({ layoutShift }) => layoutShift)), 0, ''),
    atMost(
      `${name}: before the first paint`,
      highest(cold.map(({ beforePaint }) => beforePaint.length)),
      MOST_BEFORE_PAINT,
      'requests',
    ),
    exactly(`${name}: other pages' code before the first paint`, highest(cold.map(count)), 0, 'files'),
    atMost(
      `${name}: script`,
      highest(cold.map(({ scriptBytes }) => scriptBytes / 1000)),
      MOST_SCRIPT_KB,
      'kB',
    ),
    ...(name === 'overview'
      ? [atMost(`${name}: in all`, highest(cold.map(({ requests }) => requests)), MOST_REQUESTS, 'requests')]
      : []),
  ];
}

function judgeClick(what: string, times: readonly number[], roundTrips: number): Figure {
  const time = median(times);
  const figure = atMost(what, time, roundTrips * ROUND_TRIP_MS + CLICK_MS, 'ms');
  return { ...figure, figure: `${figure.figure}, ${(time / ROUND_TRIP_MS).toFixed(1)} round trips` };
}

function judgeTimes(
  what: string,
  portal: readonly LateVisit[],
  floor: readonly LateVisit[],
  get: (visit: LateVisit) => number,
): Figure {
  const times = median(portal.map(get)) / median(floor.map(get));
  return atMost(what, times, MOST_TIMES_LATE, 'times a page that shows each as it comes');
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function highest(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : Math.max(...values);
}

/** Whether the hand-made page itself blocks the browser: then this machine cannot tell. */
export function isMachineTooSlow({ pages }: Results): boolean {
  return Object.values(pages).some(
    ({ plain }) => median(plain.map(({ totalBlocking }) => totalBlocking)) >= MOST_BLOCKING_MS,
  );
}
