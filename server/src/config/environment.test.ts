import { describe, expect, test } from 'vitest';

import { ConfigurationError, outsideNames, PAGE_STREAM_LIMIT_MS, readEnvironment } from './environment.ts';

const key = Buffer.alloc(32, 'a').toString('base64');
const least: Record<string, string> = {
  APP_ENV: 'dev',
  PUBLIC_URL: 'http://localhost:3000',
  OIDC_ISSUER: 'http://localhost:8000/identity',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'hemmelig-verdi',
  OUTSIDE_SKADESAKER_TOKEN: 'hemmelig-verdi',
  CONSENT_LOG_KEY: key,
  TRACKING_KEY: key,
  ...Object.fromEntries(
    outsideNames.flatMap((name) => [
      [`OUTSIDE_${name}_URL`, `http://localhost:8000/${name.toLowerCase()}/`],
      [`OUTSIDE_${name}_TOKEN`, 'hemmelig-verdi'],
    ]),
  ),
};
const production: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(least).map(([name, value]) => [
      name,
      value.replace('http://localhost', 'https://a.example'),
    ]),
  ),
  APP_ENV: 'prod',
  OUTSIDE_SKADESAKER_TOKEN: 'hemmelig-verdi'.repeat(3),
  DATABASE_URL: 'postgres://portal:hemmelig-verdi@db.example/portal',
};

/** The one line that stops the start. */
function refuse(variables: Record<string, string | undefined>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    const message = error instanceof Error ? error.message : '';
    expect(message).not.toContain('\n');
    expect(message).not.toContain('hemmelig-verdi');
    return message;
  }
  return 'accepted';
}

describe('the least that is needed', () => {
  test('is enough, and everything else has a default that harms nobody', () => {
    const environment = readEnvironment(least);
    expect(environment).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      SESSION_IDLE_SECONDS: 900,
      SESSION_MAX_SECONDS: 28_800,
      RENDER_DEADLINE_MS: 300,
      trustProxy: [],
    });
    expect(environment.outside.NICE).toEqual({
      url: 'http://localhost:8000/nice',
      token: 'hemmelig-verdi',
      timeoutMs: 2000,
    });
  });

  test.each(Object.keys(least))('%s cannot be left out, nor be empty', (name) => {
    expect(refuse({ ...least, [name]: undefined })).toBe(`${name} is missing`);
    expect(refuse({ ...least, [name]: '' })).toBe(`${name} is missing`);
  });
});

test('an empty variable is a missing one: the default counts', () => {
  const environment = readEnvironment({
    ...least,
    PORT: '',
    RENDER_DEADLINE_MS: '',
    OUTSIDE_NICE_TIMEOUT_MS: '',
  });
  expect(environment).toMatchObject({ PORT: 3000, RENDER_DEADLINE_MS: 300 });
  expect(environment.outside.NICE.timeoutMs).toBe(2000);
});

describe('a wrong value stops the start with one line that names it, and does not repeat it', () => {
  test.each([
    ['APP_ENV', 'hemmelig-verdi'],
    ['PORT', 'hemmelig-verdi'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['PUBLIC_URL', 'http://localhost:3000/sti'],
    ['PUBLIC_URL', 'ftp://localhost'],
    ['DATABASE_URL', 'mysql://hemmelig-verdi@db'],
    ['OIDC_ISSUER', 'javascript:alert(1)'],
    ['CONSENT_LOG_KEY', 'hemmelig-verdi'],
    ['CONSENT_LOG_KEY', Buffer.alloc(16).toString('base64')],
    ['SESSION_IDLE_SECONDS', '0'],
    ['SESSION_IDLE_SECONDS', '-1'],
    ['SESSION_IDLE_SECONDS', '90000'],
    ['SESSION_MAX_SECONDS', 'evig'],
    ['RENDER_DEADLINE_MS', '-1'],
    ['LOG_LEVEL', 'alt'],
    ['OUTSIDE_PARIS_URL', 'paris'],
    ['OUTSIDE_PARIS_TIMEOUT_MS', '0'],
    ['OUTSIDE_PARIS_TIMEOUT_MS', '1.5'],
    // An outside call may never outlast the page's own stream.
    ['OUTSIDE_PARIS_TIMEOUT_MS', String(PAGE_STREAM_LIMIT_MS)],
  ])('%s=%s', (name, value) => {
    expect(refuse({ ...least, [name]: value })).toMatch(new RegExp(`^${name}\\b.{5,}`));
  });
});

describe('in production', () => {
  test('everything is https, and the database is one that was named', () => {
    expect(refuse(production)).toBe('accepted');
    expect(refuse({ ...production, DATABASE_URL: undefined })).toBe('DATABASE_URL is missing');
    expect(refuse({ ...production, OUTSIDE_SKADESAKER_TOKEN: 'kort' })).toContain('OUTSIDE_SKADESAKER_TOKEN');
  });

  test.each(['PUBLIC_URL', 'OIDC_ISSUER', 'OUTSIDE_NICE_URL'])('%s without it is refused', (name) => {
    expect(refuse({ ...production, [name]: 'http://a.example' })).toBe(`${name} must be https in production`);
  });
});

test('proxies are trusted by name only', () => {
  expect(readEnvironment({ ...least, TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual([
    '10.0.0.0/8',
    '127.0.0.1',
  ]);
});
