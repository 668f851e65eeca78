import { expect, test } from 'vitest';

import { allDenied, unanswered } from '@portal/contract/cookie-consent.ts';

import { createTestApp } from '../testing/test-app.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';
import { toSporing } from './sporing.ts';

async function readSporing(variables: Record<string, string>, consent = unanswered) {
  const portal = await createTestApp(variables);
  await portal.close();
  return toSporing(portal.environment, consent);
}

const configured = {
  ANALYTICS_URL: 'https://maling.example/inn/',
  ANALYTICS_TOKEN: 'abc',
  ERROR_REPORT_DSN: 'https://key@feil.example/1',
  TRAFFIC_LEVEL: 'HIGH',
};

test('where nothing is configured, nothing can be measured', async () => {
  expect(await readSporing({})).toBeUndefined();
});

test('an address without its token stops the start', async () => {
  await expect(readSporing({ ANALYTICS_URL: 'https://maling.example' })).rejects.toThrow(
    'ANALYTICS_URL and ANALYTICS_TOKEN go together',
  );
});

test('the page says where to, and profiles wait for consent', async () => {
  const sporing = {
    tracker: { url: 'https://maling.example/inn', token: 'abc' },
    errorReports: {
      dsn: 'https://key@feil.example/1',
      trafficLevel: 'HIGH',
      environment: 'test',
      profiles: false,
    },
  };
  expect(await readSporing(configured)).toEqual(sporing);
  expect(await readSporing(configured, allDenied)).toEqual(sporing);
  expect(await readSporing(configured, { ...allDenied, statistics: 'accepted' })).toEqual({
    ...sporing,
    errorReports: { ...sporing.errorReports, profiles: true },
  });
});

test('the policy lets a page call the configured origins, and no other', () => {
  const policy = toContentSecurityPolicy({
    nonce: 'n',
    frameAncestors: [],
    formTargets: [],
    connectTargets: ['https://maling.example'],
  });
  expect(policy).toContain("connect-src 'self' https://maling.example;");
  expect(policy).toContain("script-src 'self' 'nonce-n';");
});
