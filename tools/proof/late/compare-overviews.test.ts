import { describe, expect, test } from 'vitest';
import { compareOverviews } from './compare-overviews.ts';
import type { Overview } from './read-overview.ts';

describe('two overviews that differ', () => {
  const right: Overview = {
    lines: ['Totalt 200 kr/md', 'Bil', 'Hus'],
    apart: [],
    links: ['Bil → /bil', 'Hus → /hus'],
    headings: [
      { level: 1, text: 'Hei' },
      { level: 2, text: 'Forsikringene dine' },
    ],
    faults: [],
  };
  test.each<[string, Partial<Overview>]>([
    ['a card too few', { lines: ['Totalt 200 kr/md', 'Bil'] }],
    ['a card too many', { lines: [...right.lines, 'Hus'] }],
    ['another order', { lines: ['Totalt 200 kr/md', 'Hus', 'Bil'] }],
    ["'minst' that stays", { lines: ['Totalt minst 200 kr/md', 'Bil', 'Hus'] }],
    ['a message that is missing there', { apart: ['Noen av systemene våre er nede.'] }],
    ['another address', { links: ['Bil → /bil', 'Hus → /'] }],
    ['another heading', { headings: [{ level: 1, text: 'Hei' }] }],
    ['a fault of its own', { faults: ["the id 'avtaler' stands twice"] }],
  ])('%s', (_, difference) => {
    expect(compareOverviews({ ...right, ...difference }, right)).not.toEqual([]);
  });

  test('both may not wait for ever, nor leave out a level of the headings', () => {
    const wrong = {
      ...right,
      lines: ['Henter skadeforsikringene …'],
      headings: [{ level: 2, text: 'Forsikringene dine' }],
    };
    expect(compareOverviews(wrong, wrong)).toEqual([
      "still says 'Henter skadeforsikringene …'",
      'h2 Forsikringene dine leaves out a level',
    ]);
    expect(compareOverviews(right, right)).toEqual([]);
  });
});
