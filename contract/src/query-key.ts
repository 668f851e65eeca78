import type { ParametersOf, QueryName } from './endpoints.ts';

/** A query as a page asks for it: by its name, with its parameters where it takes any. */
export type Question = {
  [Name in QueryName]: ParametersOf<Name> extends undefined ? Name : readonly [Name, ParametersOf<Name>];
}[QueryName];

export type QueryParameters = Readonly<Record<string, string>>;
/** A question as caches know it: two with the same name and parameters are the same. */
export type QueryKey = readonly [name: QueryName] | readonly [name: QueryName, parameters: QueryParameters];

export function toQueryKey(question: Question): QueryKey {
  return typeof question === 'string' ? [question] : question;
}

/** The key as one text, the same whatever order the parameters came in, e.g. `getX?a=1&b=2`. */
export function toKeyText([name, parameters]: QueryKey): string {
  if (parameters === undefined || Object.keys(parameters).length === 0) return name;
  const search = new URLSearchParams(parameters);
  search.sort();
  return `${name}?${search}`;
}

/** The way back; the text must be one of {@link toKeyText}'s. */
export function fromKeyText(text: string): QueryKey {
  const [name, search] = text.split('?', 2) as [QueryName, string | undefined];
  return search === undefined ? [name] : [name, Object.fromEntries(new URLSearchParams(search))];
}
