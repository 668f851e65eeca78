import { describe, expect, test } from 'vitest';
import { readApiFile } from './api-file.ts';
import { isRaised, listBreaking } from './list-breaking.ts';
import { makeOpenApi } from './make-openapi.ts';

const written = readApiFile();
const made = await makeOpenApi();

test('nothing breaks those who call by docs/api/openapi.json', () => {
  if (written === undefined) throw new Error('docs/api/openapi.json is missing: npm run api');
  expect(isRaised(written.info.version, made.info.version) ? [] : listBreaking(written, made)).toEqual([]);
});

test('docs/api/openapi.json says what the app says: npm run api writes it', () => {
  expect(written).toEqual(made);
});

/** The parts of the description that a case changes. */
interface Call {
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody: { content: { 'application/json': { schema: Body } } };
  responses: Record<string, { content: { 'application/json': { schema: Body } } }>;
}
interface Body {
  properties: Record<string, { type?: string; enum?: string[] }>;
  required?: string[];
}

function change(path: string, method: string, act: (call: Call) => void): string[] {
  // Alone: the comparison of the whole takes seconds.
  const paths = Object.fromEntries(Object.entries(made.paths).filter(([one]) => one.endsWith(path)));
  const changed = structuredClone(paths) as Record<string, Record<string, Call>>;
  const call = Object.values(changed)[0]?.[method];
  if (call === undefined) throw new Error(`There is no ${method} ${path}`);
  act(call);
  return listBreaking({ ...made, paths }, { ...made, paths: changed });
}
const answerOf = ({ responses }: Call): Body => {
  const schema = responses['200']?.content['application/json'].schema;
  if (schema === undefined) throw new Error('The call has no answer');
  return schema;
};
const bodyOf = ({ requestBody }: Call): Body => requestBody.content['application/json'].schema;

describe('a breaking change is named', () => {
  test.each<[string, string, string, (call: Call) => void, RegExp]>([
    [
      'a field that is gone',
      '/avtaleoversikt/avtaler',
      'get',
      (call) => delete answerOf(call).properties['monthlySum'],
      /^remove .*avtaler\/get\/.*monthlySum$/,
    ],
    [
      'another type of a field',
      '/auth/session-status',
      'get',
      (call) => Object.assign(answerOf(call).properties['kfpSessionId'] ?? {}, { type: 'number' }),
      /^replace .*kfpSessionId\/type$/,
    ],
    [
      'a new required parameter',
      '/skadekunde/hent',
      'get',
      (call) =>
        Object.assign(call, {
          parameters: [{ name: 'merke', in: 'query', required: true, schema: { type: 'string' } }],
        }),
      /^add .*hent\/get\/parameters/,
    ],
    [
      'a new required field of a body',
      '/skadekunde/kontaktinformasjon',
      'put',
      (call) => {
        bodyOf(call).properties['kanal'] = { type: 'string' };
        bodyOf(call).required = [...(bodyOf(call).required ?? []), 'kanal'];
      },
      /^add .*kontaktinformasjon\/put\/requestBody\/.*kanal$/,
    ],
  ])('%s', (_, path, method, act, line) => {
    expect(change(path, method, act)).toContainEqual(expect.stringMatching(line));
  });

  test('a call that is gone', () => {
    const { [Object.keys(made.paths)[0] ?? '']: _, ...paths } = made.paths;
    expect(listBreaking(made, { ...made, paths })).toHaveLength(1);
  });

  test('and what only adds is not', () => {
    const act = (call: Call) => Object.assign(answerOf(call).properties, { ny: { type: 'string' } });
    expect(change('/skadekunde/hent', 'get', act)).toEqual([]);
  });
});

test.each([
  ['0.1.0', '0.1.1', false],
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '1.0.0', true],
  ['1.1.0', '1.2.0', false],
  ['1.1.0', '2.0.0', true],
  ['2.0.0', '1.9.0', false],
])('a version from %s to %s may break: %s', (before, after, may) => {
  expect(isRaised(before, after)).toBe(may);
});
