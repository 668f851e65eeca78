import { api, builtins, findCompat, listEntries, listMissing } from './support.ts';

/** A property as the path to it from the global object: `['URL', 'parse']`, `['Array', 'prototype', 'toSorted']`. */
type Lacking = readonly string[];

/**
 * What scripts find in a new browser but not in some of the supported ones: globals, their static members, and
 * members of their instances. The portal must work without all of it.
 */
export function listLacking(): Lacking[] {
  return [...listOf(builtins, listBuiltin), ...listOf(api, listOfInterface)];
}

type List = (owner: string, name: string) => Lacking[];

function listOf(entries: Parameters<typeof listEntries>[0], list: List): Lacking[] {
  return listEntries(entries).flatMap(([owner, entry]) => {
    if (isLacking(entry)) return [[owner]];
    return listEntries(entry).flatMap(([name, member]) => (isLacking(member) ? list(owner, name) : []));
  });
}

/** The compatibility data does not distinguish static members from instance members. */
function listBuiltin(owner: string, name: string): Lacking[] {
  return [
    [owner, name],
    [owner, 'prototype', name],
  ];
}

function listOfInterface(owner: string, name: string): Lacking[] {
  const event = /^(?<of>.+)_event$/.exec(name)?.groups?.['of'];
  const way = owner === 'Window' ? [] : [owner, 'prototype'];
  if (event !== undefined) return [[...way, `on${event}`]];
  if (name.endsWith('_static')) return [[owner, name.slice(0, -'_static'.length)]];
  // Of a global that has the name of its interface, such as `console`.
  return owner === owner.toLowerCase() ? [[owner, name]] : [[...way, name]];
}

function isLacking(entry: Parameters<typeof findCompat>[0]): boolean {
  return listMissing(findCompat(entry)).length > 0;
}
