import { describe, expect, it } from 'vitest';

import { createOptions } from './sentry-reporter.ts';
import { ignoredErrors, isReplayAllowed } from './sampling.ts';

const dsn = 'https://key@feil.example/1';

describe('sampling', () => {
  it.each([
    ['NORMAL', 0.1],
    ['HIGH', 0.01],
    ['EXTRA_HIGH', 0.005],
  ] as const)('at %s traffic %d of the sessions are replayed (ANA-33)', (trafficLevel, share) => {
    expect(createOptions({ dsn, trafficLevel, profiles: false, environment: 'test' })).toMatchObject({
      tracesSampleRate: 0.2,
      profileSessionSampleRate: 1,
      replaysOnErrorSampleRate: 1,
      replaysSessionSampleRate: share,
      ignoreErrors: ignoredErrors,
      tracePropagationTargets: [],
    });
  });
});

it('reports name the environment and the build', () => {
  const settings = { dsn, trafficLevel: 'NORMAL', profiles: false } as const;
  expect(createOptions({ ...settings, environment: 'qa', release: 'BKZaof8u' })).toMatchObject({
    environment: 'qa',
    release: 'BKZaof8u',
  });
});

describe('a replay', () => {
  const page = {
    pathname: '/privat/forsikring/oversikt',
    search: '',
    isLoMedlem: false,
  };
  it('may show the overview of a non-member', () => expect(isReplayAllowed(page)).toBe(true));
  it.each([
    ['a union member', { isLoMedlem: true }],
    ['somebody not known yet', { isLoMedlem: undefined }],
    ['the profile', { pathname: '/privat/forsikring/oversikt/forsikringsprofil' }],
    ['the costs', { pathname: '/privat/forsikring/oversikt/kostnader' }],
    ['an address that says more', { search: 'fromLo=true' }],
  ])('never shows %s', (_, change) => expect(isReplayAllowed({ ...page, ...change })).toBe(false));
});
