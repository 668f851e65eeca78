import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { formatLicences, readLicences } from './licences.ts';
import { ROOT } from './paths.ts';

interface Bom {
  bomFormat: string;
  components: { name: string; version: string; purl?: string; hashes?: unknown[] }[];
}

test('the bill of materials names what the server runs and what the page carries, by version and hash', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    cwd: ROOT,
    // As where images are made.
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { bomFormat, components } = JSON.parse(stdout) as Bom;
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  for (const name of ['fastify', 'openid-client', 'jose', 'pg', 'react', 'zod', 'wouter'])
    expect(names).toContain(name);
  const foreign = components.filter(({ version }) => version !== '0.0.0');
  expect(foreign.length).toBeGreaterThan(300);
  expect(foreign.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
}, 60_000);

describe('licences', () => {
  const licences = readLicences();

  test('every package names one', () => {
    expect(licences.length).toBeGreaterThan(300);
    expect(licences.filter(({ licence }) => licence === undefined)).toEqual([]);
  });

  test('what is shipped has none that asks for more than a notice', () => {
    const permissive = [
      'MIT',
      'ISC',
      'BSD-3-Clause',
      'BSD-2-Clause',
      'Apache-2.0',
      'BlueOak-1.0.0',
      '0BSD',
      'Unlicense',
    ];
    // The font, which may be shipped with anything: for pages, and for documents.
    const others = licences.filter(
      ({ licence, isShipped }) => isShipped && !permissive.includes(licence ?? ''),
    );
    expect(others.map(({ name, licence }) => [name, licence])).toEqual([
      ['@expo-google-fonts/figtree', 'MIT AND OFL-1.1'],
      ['@fontsource-variable/figtree', 'OFL-1.1'],
    ]);
  });

  test('are listed one a line, those that are shipped first', () => {
    const lines = formatLicences(licences).split('\n');
    expect(lines[0]).toBe('# Shipped');
    const at = (name: string) => lines.findIndex((line) => line.startsWith(`${name}\t`));
    expect(at('fastify')).toBeGreaterThan(0);
    expect(at('vitest')).toBeGreaterThan(lines.indexOf('# For development'));
    expect(at('fastify')).toBeLessThan(lines.indexOf('# For development'));
  });
});
