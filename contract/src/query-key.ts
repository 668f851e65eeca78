import type { ParametersOf, QueryName } from './endpoints.ts';

/** A query as a page asks for it: the name, and parameters if it takes any. */
export type Question = {
  [Name in QueryName]: ParametersOf<Name> extends undefined ? Name : readonly [Name, ParametersOf<Name>];
}[QueryName];

export type QueryParameters = Readonly<Record<string, string>>;
/** The cache key of a query: the same name and parameters are the same key. */
export type QueryKey = readonly [name: QueryName] | readonly [name: QueryName, parameters: QueryParameters];

export function toQueryKey(question: Question): QueryKey {
  return typeof question === 'string' ? [question] : question;
}

/** The key as text, independent of the order of the parameters, e.g. `getX?a=1&b=2`. */
export function toKeyText([name, parameters]: QueryKey): string {
  if (parameters === undefined || Object.keys(parameters).length === 0) return name;
  const search = new URLSearchParams(parameters);
  search.sort();
  return `${name}?${search}`;
}

/** The inverse of {@link toKeyText}; the text must come from there. */
export function fromKeyText(text: string): QueryKey {
  const [name, search] = text.split('?', 2) as [QueryName, string | undefined];
  return search === undefined ? [name] : [name, Object.fromEntries(new URLSearchParams(search))];
}
