import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { outsideNames } from '../outside/outside-systems.ts';
import { ConfigurationError } from './environment.ts';
import { readSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'secret-files-'));
const file = path.join(folder, 'hemmelighet');
writeFileSync(file, 'fra en fil\n');
afterAll(() => rmSync(folder, { recursive: true }));

describe('a secret in a file', () => {
  test.each([
    'DATABASE_URL',
    'OIDC_CLIENT_SECRET',
    'OIDC_CLIENT_KEY',
    'CONSENT_LOG_KEY',
    'CONSENT_LOG_OTHER_KEYS',
    'TRACKING_KEY',
    'ANALYTICS_TOKEN',
    'ERROR_REPORT_DSN',
    'OUTSIDE_SKADESAKER_OTHER_TOKEN',
    ...outsideNames.map((name) => `OUTSIDE_${name}_TOKEN`),
  ])('is read for %s, without the line break at its end', (name) => {
    expect(readSecretFiles({ [`${name}_FILE`]: file })[name]).toBe('fra en fil');
  });

  test('that cannot be read stops the start with one line', () => {
    const missing = path.join(folder, 'finnes-ikke');
    expect(() => readSecretFiles({ TRACKING_KEY_FILE: missing })).toThrow(
      new ConfigurationError(`TRACKING_KEY_FILE: ${missing} cannot be read (ENOENT: there is none)`),
    );
  });

  test('and in the environment too is refused: which one counts could not be seen', () => {
    expect(() => readSecretFiles({ TRACKING_KEY_FILE: file, TRACKING_KEY: 'en annen' })).toThrow(
      new ConfigurationError('TRACKING_KEY_FILE and TRACKING_KEY are two ways: leave one out'),
    );
  });
});

test('other variables are left alone, and so is an empty file name', () => {
  const given = { SSL_CERT_FILE: '/etc/ssl/certs', PORT_FILE: file, TRACKING_KEY_FILE: '' };
  expect(readSecretFiles(given)).toEqual(given);
});
