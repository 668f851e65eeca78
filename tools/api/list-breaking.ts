import { apiDiff } from 'api-smart-diff';
import type { OpenApi } from './make-openapi.ts';

/**
 * The changes that a program written from `before` may not survive, one line each. Fields that come new into an answer
 * break nobody; new values of an enumeration in an answer may.
 */
export function listBreaking(before: OpenApi, after: OpenApi): string[] {
  return apiDiff(withParameters(before), withParameters(after))
    .filter((change) => change.type === 'breaking' || breaksAllTheSame(change))
    .map(({ action, path }) => `${action} ${path.join('/')}`);
}

/** What the library takes for harmless: another type of a field in an answer, and an optional field that is gone. */
function breaksAllTheSame({ action, path }: { action: string; path: readonly PropertyKey[] }): boolean {
  if (action === 'replace') return ['type', 'format', 'pattern', 'const'].includes(String(path.at(-1)));
  return action === 'remove' && path.at(-2) === 'properties';
}

/** The library overlooks a required parameter where there was no list of them. */
function withParameters(api: OpenApi): OpenApi {
  const paths = Object.entries(api.paths).map(([path, calls]) => [
    path,
    Object.fromEntries(Object.entries(calls).map(([method, call]) => [method, { parameters: [], ...call }])),
  ]);
  return { ...api, paths: Object.fromEntries(paths) as OpenApi['paths'] };
}

/** Whether the version may break those who call: by its first number, or its second below 1.0. */
export function isRaised(before: string, after: string): boolean {
  const [majorBefore = 0, minorBefore = 0] = before.split('.').map(Number);
  const [major = 0, minor = 0] = after.split('.').map(Number);
  return major > majorBefore || (major === majorBefore && major === 0 && minor > minorBefore);
}
