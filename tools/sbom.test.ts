import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';

interface Bom {
  bomFormat: string;
  components: { name: string; version: string; purl?: string; hashes?: unknown[] }[];
}

test('the bill of materials names what the server runs and what the page carries, by version and hash', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    cwd: ROOT,
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
