import type { Clause } from './clauses.ts';

/** How one clause stood for one operation. */
export interface Outcome {
  clause: Clause;
  /** The operation's path on the page, e.g. `/avtaler/sok`. */
  operation: string;
  state: 'kept' | 'broken' | 'not tried';
  /** What was seen, one sentence each; why it was not tried. Holds no national id and nothing of an answer's values. */
  details: string[];
}

export interface Findings {
  /** Notes that the clause was tried, and what was seen against it, if anything. */
  tried: (clause: Clause, operation: string, ...against: string[]) => void;
  notTried: (clause: Clause, operation: string, why: string) => void;
  list: () => Outcome[];
}

/** One line for each clause and operation, however many customers it was tried with. */
export function createFindings(): Findings {
  const outcomes = new Map<string, Outcome>();

  function get(clause: Clause, operation: string): Outcome {
    const key = `${operation} ${clause}`;
    const known = outcomes.get(key);
    if (known !== undefined) return known;
    const outcome: Outcome = { clause, operation, state: 'not tried', details: [] };
    outcomes.set(key, outcome);
    return outcome;
  }

  return {
    tried(clause, operation, ...against) {
      const outcome = get(clause, operation);
      if (outcome.state === 'not tried') outcome.details = [];
      if (outcome.state !== 'broken') outcome.state = against.length > 0 ? 'broken' : 'kept';
      outcome.details.push(...against.filter((detail) => !outcome.details.includes(detail)));
    },
    notTried(clause, operation, why) {
      const outcome = get(clause, operation);
      if (outcome.state === 'not tried' && !outcome.details.includes(why)) outcome.details.push(why);
    },
    list: () => [...outcomes.values()],
  };
}
