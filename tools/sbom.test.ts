import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';

interface Bom {
  bomFormat: string;
  components: { name: string; version: string; purl?: string; hashes?: unknown[] }[];
}

test('the bill of materials names what runs in production, by version and hash, and nothing that only builds or tests', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { bomFormat, components } = JSON.parse(stdout) as Bom;
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  for (const name of ['fastify', 'openid-client', 'jose', 'pg', 'react', 'zod'])
    expect(names).toContain(name);
  for (const name of ['vitest', 'oxlint', '@playwright/test']) expect(names).not.toContain(name);
  const foreign = components.filter(({ purl }) => !purl?.includes('portal'));
  expect(foreign.length).toBeGreaterThan(50);
  for (const { version, purl } of foreign) expect(purl).toContain(version);
}, 60_000);
