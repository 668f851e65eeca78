import { toRating } from '@portal/contract/rules/tilbakemelding.ts';

import type { Answers } from './answers.ts';

/** How often each answer was given, and the average of ratings. */
export interface AnswerCounts {
  antall: number;
  /** Average of the numeric answers; undefined when there are none. */
  snitt: number | undefined;
  fordeling: Map<string, number>;
}

interface PageSummary extends AnswerCounts {
  page: string;
  /** Answers to the survey, by the name of the question. `label` is its text, in each language and wording answered. */
  oppfolging: Map<string, AnswerCounts & { label: string }>;
}

/** What is counted while the answers are read. */
interface Tally {
  antall: number;
  ratings: number;
  sum: number;
  fordeling: Map<string, number>;
}

interface PageTally extends Tally {
  oppfolging: Map<string, Tally & { labels: Set<string> }>;
}

/** The answers of each page, without their words; pages with most answers first. */
export async function summarize({ readTilbakemeldinger, readOppfolginger }: Answers): Promise<PageSummary[]> {
  const pages = new Map<string, PageTally>();
  const getPage = (page: string) =>
    getOrInsert(pages, page, () => ({ ...createTally(), oppfolging: new Map() }));
  for await (const { page, value } of readTilbakemeldinger()) count(getPage(page), value);
  for await (const { page, answers } of readOppfolginger())
    for (const { name, label, type, value } of answers) {
      const question = getOrInsert(getPage(page).oppfolging, name, () => ({
        ...createTally(),
        labels: new Set<string>(),
      }));
      question.labels.add(label);
      if (type === 'text') question.antall += 1;
      // Older rows may have any text there.
      else count(question, type === 'smiley' ? (toRating(value) ?? value) : value);
    }
  return [...pages]
    .map(([page, { oppfolging, ...tally }]) => ({
      page,
      ...toCounts(tally),
      oppfolging: new Map(
        [...oppfolging].map(([name, { labels, ...answers }]) => [
          name,
          { ...toCounts(answers), label: [...labels].join(' / ') },
        ]),
      ),
    }))
    .toSorted((a, b) => b.antall - a.antall || a.page.localeCompare(b.page));
}

function getOrInsert<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}

function createTally(): Tally {
  return { antall: 0, ratings: 0, sum: 0, fordeling: new Map() };
}

function count(tally: Tally, value: number | string | string[]): void {
  tally.antall += 1;
  if (typeof value === 'number') {
    tally.ratings += 1;
    tally.sum += value;
  }
  for (const one of [value].flat())
    tally.fordeling.set(String(one), (tally.fordeling.get(String(one)) ?? 0) + 1);
}

function toCounts({ antall, ratings, sum, fordeling }: Tally): AnswerCounts {
  return {
    antall,
    snitt: ratings === 0 ? undefined : sum / ratings,
    fordeling: new Map([...fordeling].toSorted(([a], [b]) => a.localeCompare(b, 'nb'))),
  };
}
