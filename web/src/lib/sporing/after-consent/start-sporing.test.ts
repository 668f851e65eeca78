import { expect, it, vi } from 'vitest';

import type { Client } from '@portal/contract/client.ts';

import { lenker } from '../../lenker.ts';
import { createMixpanelTracker } from './mixpanel-tracker.ts';
import { createErrorReporter } from './sentry-reporter.ts';
import { createSporingQueryClient, findTrackingId, startSporing } from './start-sporing.ts';
import { drawName, madeUpNames } from './made-up-names.ts';

vi.mock(import('./mixpanel-tracker.ts'), () => ({
  createMixpanelTracker: vi.fn(() => ({ send: vi.fn(), stop: vi.fn() })),
}));
vi.mock(import('./sentry-reporter.ts'), () => ({
  createErrorReporter: vi.fn(() => ({ report: vi.fn(), setReplayAllowed: vi.fn(), stop: vi.fn() })),
}));

it.each([
  ['a yes', 1],
  ['a yes that is taken back before they have loaded (ANA-19)', 0],
])('after %s the services are started %i times', async (_, times) => {
  for (const create of [createMixpanelTracker, createErrorReporter]) vi.mocked(create).mockClear();
  const trackingId = Promise.withResolvers<{ trackingId: string }>();
  const call = (async () => trackingId.promise) as Client;
  const service = { url: 'https://maling.example', token: 'x' };
  const running = startSporing(
    {
      tracker: service,
      errorReports: {
        dsn: 'https://feil.example/1',
        environment: 'test',
        trafficLevel: 'NORMAL',
        profiles: false,
      },
    },
    call,
    { pathname: lenker.oversikt, search: '', isLoMedlem: false },
  );
  if (times === 0) running.stop();
  trackingId.resolve({ trackingId: '3b241101-e2bb-4255-8caf-4136c566a962' });
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(createMixpanelTracker).toHaveBeenCalledTimes(times);
  expect(createErrorReporter).toHaveBeenCalledTimes(times);
});

it('the tracking id is fetched at most twice, and never because of window focus (ANA-26)', async () => {
  const asked = vi.fn();
  const call: Client = async () => {
    asked();
    throw new Error('down');
  };
  const queries = createSporingQueryClient(0);
  expect(await findTrackingId(call, queries)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(queries.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
});

it('a name is invented, and is the same at the next visit (ANA-14, OD-39)', () => {
  const id = '3b241101-e2bb-4255-8caf-4136c566a962';
  const name = drawName(id);
  expect(madeUpNames.fornavn).toContain(name.fornavn);
  expect(madeUpNames.etternavn).toContain(name.etternavn);
  expect(drawName(id)).toEqual(name);
  expect(new Set(madeUpNames.fornavn).size).toBe(30);
  expect(new Set(madeUpNames.etternavn).size).toBe(30);
});
