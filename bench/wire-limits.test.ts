import { expect, test } from 'vitest';
import { judge, type PageResults, type Results } from './wire-limits.ts';
import type { Visit } from './wire-visit.ts';

const visit = (changes: Partial<Visit> = {}): Visit => ({
  firstPaint: 800,
  largestPaint: 1000,
  layoutShift: 0,
  totalBlocking: 10,
  beforePaint: ['/', '/a.js'],
  requests: 4,
  bytes: 100_000,
  scriptBytes: 80_000,
  ...changes,
});
const threeTimes = <Value>(value: Value): Value[] => [value, value, value];

const page: PageResults = {
  cold: threeTimes(visit({ largestPaint: 1200 })),
  second: threeTimes(visit({ largestPaint: 800 })),
  deploy: threeTimes(visit()),
  plain: threeTimes(visit({ scriptBytes: 0 })),
  react: threeTimes(visit()),
  sameAssets: threeTimes(visit()),
  firstTap: { portal: threeTimes(1100), plain: threeTimes(1000), react: threeTimes(1500) },
  missingTexts: [],
  othersCode: new Set(['/other.js']),
};
const late = { prompt: 900, late: 1300, layoutShift: 0 };
const good: Results = {
  pages: { overview: page },
  interactions: threeTimes(60),
  clicks: { 'overview to offers': { first: threeTimes(380), fetched: threeTimes(240) } },
  late: { 300: { portal: threeTimes(late), floor: threeTimes(late) } },
  lateMissingTexts: [],
};

const withPage = (changes: Partial<PageResults>): Results => ({
  ...good,
  pages: { overview: { ...page, ...changes } },
});
const listBroken = (results: Results): string[] =>
  judge(results).flatMap(({ what, holds }) => (holds ? [] : [what]));

test('a page that keeps every limit is green, line for line', () => {
  expect(listBroken(good)).toEqual([]);
  expect(judge(good)).toHaveLength(17);
});

test.each<[string, Results]>([
  ['overview: largest paint', withPage({ cold: threeTimes(visit({ largestPaint: 1260 })) })],
  [
    'overview: largest paint of a second visit',
    withPage({ second: threeTimes(visit({ largestPaint: 910 })) }),
  ],
  ['overview: first tap that works', withPage({ firstTap: { ...page.firstTap, portal: threeTimes(1501) } })],
  [
    'overview: total blocking over the hand-made page',
    withPage({ cold: threeTimes(visit({ totalBlocking: 61 })) }),
  ],
  // Once is enough: it moved under somebody's finger.
  ['overview: layout shift', withPage({ cold: [visit(), visit({ layoutShift: 0.001 }), visit()] })],
  [
    'overview: before the first paint',
    withPage({ cold: threeTimes(visit({ beforePaint: ['/', '/a.js', '/b.css', '/c.css'] })) }),
  ],
  [
    "overview: other pages' code before the first paint",
    withPage({ cold: threeTimes(visit({ beforePaint: ['/', '/other.js'] })) }),
  ],
  ['overview: script', withPage({ cold: threeTimes(visit({ scriptBytes: 90_001 })) })],
  ['overview: in all', withPage({ cold: threeTimes(visit({ requests: 13 })) })],
  ['overview: texts that the hand-made page lacks', withPage({ missingTexts: ['642 kr/md'] })],
  ['a late system: texts that the hand-made page lacks', { ...good, lateMissingTexts: ['642 kr/md'] }],
  ['longest interaction', { ...good, interactions: threeTimes(104) }],
  [
    'overview to offers, first click',
    { ...good, clicks: { 'overview to offers': { first: threeTimes(401), fetched: threeTimes(240) } } },
  ],
  [
    'overview to offers, its code there already',
    { ...good, clicks: { 'overview to offers': { first: threeTimes(380), fetched: threeTimes(251) } } },
  ],
  [
    "a system 300 ms late: the others' cards",
    { ...good, late: { 300: { portal: threeTimes({ ...late, prompt: 1000 }), floor: threeTimes(late) } } },
  ],
  [
    'a system 300 ms late: its own cards',
    { ...good, late: { 300: { portal: threeTimes({ ...late, late: 1450 }), floor: threeTimes(late) } } },
  ],
  [
    'a system 300 ms late: layout shift',
    {
      ...good,
      late: { 300: { portal: threeTimes({ ...late, layoutShift: 0.06 }), floor: threeTimes(late) } },
    },
  ],
])('%s: what is worse turns this line red, and no other', (what, results) => {
  expect(listBroken(results)).toEqual([what]);
});

test('what was not measured does not hold', () => {
  expect(listBroken(withPage({ cold: [] }))).toContain('overview: largest paint');
});
