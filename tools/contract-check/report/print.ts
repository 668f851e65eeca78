import { clauses } from '../clauses.ts';
import type { Outcome } from '../findings.ts';

/** The report in words: what is broken first, each with where it was seen and what to do. */
export function print(system: string, page: string, outcomes: readonly Outcome[]): string {
  const broken = outcomes.filter(({ state }) => state === 'broken');
  const notTried = outcomes.filter(({ state }) => state === 'not tried');
  const kept = outcomes.length - broken.length - notTried.length;
  return [
    `${system}, held against docs/outside/${page}`,
    '',
    ...broken.flatMap(({ clause, operation, details }) => [
      `BROKEN  ${operation}  ${clause}`,
      `  The page: ${clauses[clause].says}`,
      ...details.slice(0, MOST_DETAILS).map((detail) => `  Seen: ${detail}`),
      ...(details.length > MOST_DETAILS
        ? [`  … and ${details.length - MOST_DETAILS} more (see --json)`]
        : []),
      `  To do: ${clauses[clause].mend}`,
      '',
    ]),
    ...notTried.map(
      ({ clause, operation, details }) => `NOT TRIED  ${operation}  ${clause}: ${details.join('; ')}`,
    ),
    ...(notTried.length > 0 ? [''] : []),
    `${kept} kept, ${broken.length} broken, ${notTried.length} not tried`,
  ].join('\n');
}

const MOST_DETAILS = 5;
