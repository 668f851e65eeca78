import { type Tracing, untraced } from './tracing.ts';

/** The first word of a query, such as `select`: the rest of its name would be as long as itself. */
const VERB = /^\W*(\w+)/;

/** Tells of each query of the database; undefined when nothing is recorded, so that the driver measures nothing. */
export function toQueryListener(tracing: Tracing): ((text: string, seconds: number) => void) | undefined {
  if (tracing === untraced) return undefined;
  return (text, seconds) =>
    tracing.ended({
      name: `database ${VERB.exec(text)?.[1] ?? 'query'}`,
      seconds,
      // With places for its values, never the values.
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    });
}
