import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Provider } from '@openfeature/server-sdk';
import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { oversiktConfigSchema } from '@portal/contract/oversikt-config.ts';

import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import { createTestLog } from '../testing/test-log.ts';
import { type FlagDescription, flags } from './flags.ts';
import { loadProvider } from './load-provider.ts';
import { openFlags } from './open-flags.ts';

const NONE = { distributor: 'none' };
const decided = (decide: Provider['resolveBooleanEvaluation']): Provider => ({
  metadata: { name: 'a team’s own' },
  resolveBooleanEvaluation: decide,
  resolveStringEvaluation: () => Promise.reject(new Error('none')),
  resolveNumberEvaluation: () => Promise.reject(new Error('none')),
  resolveObjectEvaluation: () => Promise.reject(new Error('none')),
});

describe('every flag', () => {
  test('that pages get is described, and no other', () => {
    expect(Object.keys(flags).toSorted()).toEqual(
      Object.keys(oversiktConfigSchema.shape.featureFlags.shape).toSorted(),
    );
  });

  test.each(Object.entries<FlagDescription>(flags))(
    '%s: has not outlived its day, and is in the manual',
    (name, flag) => {
      const { owner, meaning, ends, fallback } = flag;
      expect(ends === 'never' || ends > new Date().toISOString().slice(0, 10)).toBe(true);
      const manual = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
      const row = [`\`${name}\``, owner, meaning, ends, `\`${fallback}\``].join(' | ');
      expect(manual.replaceAll(/ {2,}/g, ' ')).toContain(`| ${row} |`);
    },
  );
});

describe('a team’s own provider', () => {
  test('decides, and hears of the distributor alone', async () => {
    const heard: unknown[] = [];
    const provider = decided((name, _, context) => {
      heard.push([name, context]);
      return Promise.resolve({ value: name === 'direct-login' });
    });
    const portal = await createTestApp({}, { flagProvider: provider });
    const answer = await createTestBrowser(portal.app).get(endpoints.getOversiktConfig.path);
    expect(answer.json()).toMatchObject({ featureFlags: { 'nysalg-skade': false, 'direct-login': true } });
    expect(heard).toContainEqual(['nysalg-skade', { distributor: 'none' }]);
    await portal.close();
  });

  const silent: [string, Provider][] = [
    ['fails', decided(() => Promise.reject(new Error('away')))],
    ['never answers', decided(() => new Promise(() => {}))],
    ['answers something else', decided(() => Promise.resolve({ value: JSON.parse('"yes"') }))],
    [
      'is never ready',
      {
        ...decided((name) => Promise.resolve({ value: name === 'direct-login' })),
        initialize: () => new Promise(() => {}),
      },
    ],
  ];
  test.each(silent)('that %s leaves each flag its fallback', async (_, provider) => {
    const log = createTestLog();
    const reader = openFlags(provider, log.logger);
    expect(await reader.read('nysalg-skade', NONE)).toBe(true);
    expect(await reader.read('direct-login', NONE)).toBe(false);
    expect(log.listEvents('flag-not-answered').at(-1)).toMatchObject({ flag: 'direct-login' });
  });
});

describe('FLAG_PROVIDER', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flags-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  test('is a module whose default export makes a provider', async () => {
    const file = write(
      'good.mjs',
      `export default () => ({ metadata: { name: 'x' }, resolveBooleanEvaluation: async () => ({ value: false }) })`,
    );
    const reader = openFlags(await loadProvider(file), createTestLog().logger);
    expect(await reader.read('nysalg-skade', NONE)).toBe(false);
  });

  test.each([
    ['lacks', undefined, '(?:is not there|is loaded)'],
    ['no-export', 'export const a = 1', 'makes no provider'],
    ['not-one', 'export default () => ({})', 'makes no provider'],
    ['throws', 'export default () => { throw new Error("hemmelig") }', 'fails'],
    ['no-module', 'export default {', 'is loaded'],
  ])('that %s stops the start with one line', async (name, text, reason) => {
    const file = text === undefined ? path.join(folder, `${name}.mjs`) : write(`${name}.mjs`, text);
    await expect(loadProvider(file)).rejects.toThrow(
      expect.objectContaining({
        name: 'ConfigurationError',
        message: expect.stringMatching(new RegExp(`^FLAG_PROVIDER: .*${reason}\\)$`)),
      }),
    );
  });
});
