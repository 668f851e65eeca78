import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { closed, escape } from '../simulators/src/exchanges/documents.ts';
import { ROOT } from './paths.ts';
import { type Fields, toFields } from './contract-check/to-fields.ts';

/** Other teams copy from these pages, so every example of a request, an answer and a field must be valid. */

const folder = join(ROOT, 'docs/outside');
const pages = readdirSync(folder).filter((file) => file.endsWith('.openapi.yaml'));

describe.each(pages)('%s', (file) => {
  const page = toFields(parse(readFileSync(join(folder, file), 'utf8')));
  const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 });
  formats.default(ajv);
  // An example holds no field that the page does not name.
  for (const each of pages)
    ajv.addSchema(closed(parse(readFileSync(join(folder, each), 'utf8'))) as object, each);

  const contents = listContents(page);
  const fields = listFields(page);

  test('shows each request and each answer that has content', () => {
    const without = contents.filter(({ examples, isShown }) => isShown && examples.length === 0);
    expect(without.map(({ keys }) => keys.join(' '))).toEqual([]);
    expect(contents).not.toEqual([]);
  });

  test('every example is what the page allows there', () => {
    const wrong = [
      ...contents.map(({ keys, ...rest }) => ({ ...rest, keys: [...keys, 'schema'] })),
      ...fields,
    ]
      .flatMap(({ keys, examples }) => examples.map((example) => ({ keys, example })))
      .flatMap(({ keys, example }) => {
        const validate = ajv.getSchema(`${file}#/${keys.map(escape).join('/')}`);
        return validate?.(example) === true ? [] : [{ at: keys.join(' '), errors: validate?.errors }];
      });
    expect(wrong).toEqual([]);
  });
});

interface Place {
  keys: string[];
  examples: unknown[];
}

/** What is sent and answered, by media type; refusals and pages for people need no example. */
function listContents(page: Fields): (Place & { isShown: boolean })[] {
  return walk(page, (part, keys) => {
    const owner = keys.at(-3) ?? '';
    if (keys.at(-2) !== 'content' || !('schema' in part)) return undefined;
    const examples = [
      ...('example' in part ? [part['example']] : []),
      ...Object.values(toFields(part['examples'])).map((named) => toFields(named)['value']),
    ];
    const isRequest = owner === 'requestBody' || keys.at(-4) === 'requestBodies';
    return { keys, examples, isShown: isRequest || (owner === '200' && keys.at(-1) === 'application/json') };
  });
}

/** Schemas that show values of their own. */
function listFields(page: Fields): Place[] {
  return walk(page, (part, keys) =>
    Array.isArray(part['examples']) && keys.at(-2) !== 'content'
      ? { keys, examples: part['examples'] as unknown[] }
      : undefined,
  );
}

/** Everything in the page of which `pick` makes something, in the order of the page. */
function walk<Found>(
  part: unknown,
  pick: (part: Fields, keys: string[]) => Found | undefined,
  keys: string[] = [],
): Found[] {
  if (typeof part !== 'object' || part === null) return [];
  const found = Array.isArray(part) ? undefined : pick(toFields(part), keys);
  return [
    ...(found === undefined ? [] : [found]),
    ...Object.entries(part).flatMap(([key, value]) => walk(value, pick, [...keys, key])),
  ];
}
