import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createTestLog } from '../testing/test-log.ts';
import { type Configuration, openConfiguration } from './configuration.ts';

const shipped = path.resolve(import.meta.dirname, '../../config');

let folder: string;
let log: ReturnType<typeof createTestLog>;
let opened: Configuration | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'configuration-'));
  cpSync(shipped, folder, { recursive: true });
  log = createTestLog();
});
afterEach(() => {
  opened?.close();
  opened = undefined;
  rmSync(folder, { recursive: true });
});

const open = (): Configuration =>
  (opened = openConfiguration({ configDir: folder, logger: log.logger, pollMs: 5 }));
/** Writes one field of a file, by its path with dots; `undefined` takes it away. */
function edit(file: string, field: string, value: unknown): void {
  const full = path.join(folder, file);
  const content: unknown = JSON.parse(readFileSync(full, 'utf8'));
  const steps = field.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce((at, step) => Reflect.get(Object(at), step), content);
  Reflect.set(Object(parent), last, value);
  writeFileSync(full, JSON.stringify(content));
}
const firstTitle = (configuration: Configuration) =>
  configuration.innhold()('sb1').finnerIkkeForsikringConfig[0]?.title;

describe('at the start', () => {
  test.each([
    ['innhold/felles.json', 'kjop.harReise', undefined, 'felles.json: kjop.harReise'],
    [
      'innhold/felles.json',
      'taskCards.bedriftsportalUrl',
      'http://bedrift.example',
      'felles.json: taskCards.bedriftsportalUrl: is not an allowed link',
    ],
    [
      'innhold/felles.json',
      'finnerIkkeForsikringConfig.2.link.url',
      'javascript:alert(1)',
      'felles.json: finnerIkkeForsikringConfig.2.link.url: is not an allowed link',
    ],
    [
      'innhold/felles.json',
      'kjop.lenker.0.url',
      '/\\evil.example',
      'kjop.lenker.0.url: is not an allowed link',
    ],
    ['innhold/felles.json', 'kjop.lenker.0.kategori', 'fly', 'felles.json: kjop.lenker.0.kategori'],
    ['innhold/fremtind.json', 'bil', true, 'fremtind.json'],
    ['oversikt.json', 'timeoutUrl', 'https://ola@portal.example', 'oversikt.json: timeoutUrl'],
    ['distributors/sb1.json', 'hosts', undefined, 'sb1.json: hosts'],
    [
      'distributors/sb1.json',
      'hosts',
      { prod: [], qa: [], test: [], dev: [] },
      'sb1.json: hosts: must hold a host name',
    ],
    [
      'distributors/sb1.json',
      'framing.nettbank.0',
      'http://nettbank.dnb.localhost:*',
      'sb1.json: framing: frames only pages of its own site',
    ],
    [
      'distributors/sb1.json',
      'framing',
      { site: 'bank.example', nettbank: [] },
      'sb1 has no host below its framing.site bank.example',
    ],
  ])('%s with a wrong %s stops it with one line that names both', (file, field, value, line) => {
    edit(file, field, value);
    expect(open).toThrow(line);
  });

  test('content for a distributor that does not exist stops it', () => {
    writeFileSync(path.join(folder, 'innhold/ukjent.json'), '{}');
    expect(open).toThrow('there is no distributor ukjent');
  });

  test('a theme that web does not build stops it', () => {
    expect(() => openConfiguration({ configDir: folder, logger: log.logger, hasTheme: () => false })).toThrow(
      'there is no theme',
    );
  });
});

describe('a distributor’s own content', () => {
  test('stands in place of what all share, field by field', () => {
    const innhold = open().innhold();
    expect(innhold('sb1').kjop.harReise).toBe(true);
    expect(innhold('fremtind').kjop).toEqual({ harReise: false, lenker: [] });
    expect(innhold('fremtind').andreForsikringer).toEqual(innhold('sb1').andreForsikringer);
  });
});

describe('while running', () => {
  test('a change counts without a restart', async () => {
    const configuration = open();
    edit('innhold/felles.json', 'finnerIkkeForsikringConfig.0.title', 'Nytt spørsmål');
    await expect.poll(() => firstTitle(configuration)).toBe('Nytt spørsmål');
    edit('oversikt.json', 'featureFlags.nysalg-skade', false);
    await expect.poll(() => configuration.oversikt().featureFlags['nysalg-skade']).toBe(false);
    edit('distributors/sb1.json', 'hosts.test.0', 'ny.example');
    await expect.poll(() => configuration.distributors.forHost('ny.example').shortname).toBe('sb1');
    expect(configuration.problems()).toEqual([]);
  });

  test('a file put in the place of another counts, as editors and config maps do it', async () => {
    const file = path.join(folder, 'innhold/felles.json');
    const versions = ['Første', 'Andre'].map((title) => {
      const version = path.join(folder, 'innhold', `..${title}`);
      mkdirSync(version);
      edit('innhold/felles.json', 'finnerIkkeForsikringConfig.0.title', title);
      copyFileSync(file, path.join(version, 'felles.json'));
      return version;
    }) as [string, string];
    const data = path.join(folder, 'innhold/..data');
    symlinkSync(versions[0], data);
    rmSync(file);
    symlinkSync('..data/felles.json', file);
    const configuration = open();
    expect(firstTitle(configuration)).toBe('Første');

    symlinkSync(versions[1], `${data}_tmp`);
    renameSync(`${data}_tmp`, data);
    await expect.poll(() => firstTitle(configuration)).toBe('Andre');
  });

  test('a bad file keeps the last good one and says so, once in the log, until it is mended', async () => {
    const configuration = open();
    const before = firstTitle(configuration);
    edit('innhold/felles.json', 'finnerIkkeForsikringConfig.0.title', 'Skal ikke vises');
    edit('innhold/felles.json', 'taskCards.bedriftsportalUrl', 'ftp://bedrift.example');
    const line = expect.stringContaining('felles.json: taskCards.bedriftsportalUrl: is not an allowed link');
    await expect.poll(() => configuration.problems()).toEqual([line]);
    expect(firstTitle(configuration)).toBe(before);

    // Another part's change counts meanwhile, and the mistake is not told again.
    edit('distributors/sb1.json', 'navn', 'Ny Bank Forsikring');
    await expect
      .poll(() => configuration.distributors.forHost('sb1.localhost').navn)
      .toBe('Ny Bank Forsikring');
    expect(log.listEvents('configuration-refused')).toEqual([expect.objectContaining({ problem: line })]);

    edit('innhold/felles.json', 'finnerIkkeForsikringConfig.0.title', 'Nå er den riktig');
    edit('innhold/felles.json', 'taskCards.bedriftsportalUrl', 'https://bedrift.example');
    await expect.poll(() => firstTitle(configuration)).toBe('Nå er den riktig');
    expect(configuration.problems()).toEqual([]);
  });

  test('a file that is gone, or cut short, keeps the last good one', async () => {
    const configuration = open();
    rmSync(path.join(folder, 'innhold/felles.json'));
    await expect.poll(() => configuration.problems()).toEqual([expect.stringContaining('felles.json')]);
    writeFileSync(path.join(folder, 'oversikt.json'), '{ "timeoutUrl"');
    await expect.poll(() => configuration.problems()).toHaveLength(2);
    expect(firstTitle(configuration)).toBeDefined();
    expect(configuration.oversikt().timeoutUrl).toBe('/privat/forsikring/oversikt?timeout=true');
  });

  test('a shared host refuses all distributors, and those of before count', async () => {
    const configuration = open();
    edit('distributors/sb1.json', 'hosts.test.0', 'dnb.localhost');
    await expect.poll(() => configuration.problems()).toEqual([expect.stringContaining('dnb.localhost')]);
    expect(configuration.distributors.forHost('dnb.localhost').shortname).toBe('dnb');
  });
});
