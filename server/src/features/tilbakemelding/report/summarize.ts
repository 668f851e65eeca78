import { toRating } from '@portal/contract/rules/tilbakemelding.ts';

import type {
  StoredOppfolging,
  StoredTilbakemelding,
} from '../../../persistence/tilbakemelding-repository.ts';

/** How often each answer was given, and the average of ratings. */
export interface AnswerCounts {
  antall: number;
  /** Average of the numeric answers; undefined when there are none. */
  snitt: number | undefined;
  fordeling: Map<string, number>;
}

export interface PageSummary extends AnswerCounts {
  page: string;
  /** Oldest first. */
  kommentarer: { created_at: Date; value: string; text: string }[];
  /** Answers to the survey, by the name of the question. `label` is its text, in each language and wording answered. */
  oppfolging: Map<string, AnswerCounts & { label: string; tekster: string[] }>;
}

/** The answers of each page; pages with most answers first. */
export function summarize(
  tilbakemeldinger: readonly StoredTilbakemelding[],
  oppfolginger: readonly StoredOppfolging[],
): PageSummary[] {
  const byPage = Map.groupBy(tilbakemeldinger, ({ page }) => page);
  const surveysByPage = Map.groupBy(oppfolginger, ({ page }) => page);
  return [...new Set([...byPage.keys(), ...surveysByPage.keys()])]
    .map((page) => {
      const ratings = byPage.get(page) ?? [];
      return {
        page,
        ...countAnswers(ratings.map(({ value }) => value)),
        kommentarer: ratings.flatMap(({ created_at, value, text }) =>
          text === null ? [] : [{ created_at, value: toText(value), text }],
        ),
        oppfolging: summarizeSurveys(surveysByPage.get(page) ?? []),
      };
    })
    .toSorted((a, b) => b.antall - a.antall || a.page.localeCompare(b.page));
}

function summarizeSurveys(surveys: readonly StoredOppfolging[]): PageSummary['oppfolging'] {
  const answers = Map.groupBy(
    surveys.flatMap((survey) => survey.answers),
    ({ name }) => name,
  );
  return new Map(
    [...answers].map(([name, given]) => {
      const chosen = given.filter(({ type }) => type !== 'text');
      const values = chosen.map(({ type, value }) =>
        // Older rows may have any text there.
        type === 'smiley' ? (toRating(value) ?? value) : value,
      );
      const tekster = given.flatMap(({ type, value }) => (type === 'text' ? [toText(value)] : []));
      const label = [...new Set(given.map((answer) => answer.label))].join(' / ');
      return [name, { ...countAnswers(values), antall: given.length, label, tekster }];
    }),
  );
}

function countAnswers(values: readonly (number | string | string[])[]): AnswerCounts {
  const ratings = values.filter((value) => typeof value === 'number');
  const fordeling = new Map<string, number>();
  for (const value of values.flat()) fordeling.set(String(value), (fordeling.get(String(value)) ?? 0) + 1);
  return {
    antall: values.length,
    snitt: ratings.length === 0 ? undefined : ratings.reduce((sum, value) => sum + value, 0) / ratings.length,
    fordeling: new Map([...fordeling].toSorted(([a], [b]) => a.localeCompare(b, 'nb'))),
  };
}

/** One answer as text; multiple choices are separated by commas. */
export function toText(value: number | string | string[]): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
