import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '@portal/contract/client.ts';
import type { QueryName } from '@portal/contract/endpoints.ts';

import { createQueryClient, FailedOnServer } from './query-client.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** The cache of a page, and the times of its calls, in ms from the start. */
function createPage(answer: () => Promise<unknown> = async () => ({})) {
  const start = Date.now();
  const calls: number[] = [];
  const client = createQueryClient(() => {
    calls.push(Date.now() - start);
    return answer();
  });
  return {
    client,
    calls,
    /** A component that shows an answer until the returned function is called. */
    async show(name: QueryName): Promise<() => void> {
      const hide = new QueryObserver(client, client.defaultQueryOptions({ queryKey: [name] })).subscribe(
        () => undefined,
      );
      await vi.advanceTimersByTimeAsync(0);
      return hide;
    },
  };
}

/** In seconds. CCH-01 to CCH-08; calls without a row follow OD-03, OD-04 and OD-111, and new ones the 30 s of most. */
const freshFor: Partial<Record<QueryName, number>> = {
  getSessionStatus: 60,
  getBankkontakt: 900,
  getLogin: 900,
  getSession: 900,
  getInnlogginger: 10,
  getTilbud: 30,
  getKunde: 30,
  getAvtaler: 10,
  getMotoroppgaver: 10,
  getHelseerklaering: 10,
  getAksepttilbud: 10,
  getUlesteMeldinger: 10,
  getSparebankAvtaler: 10,
  getSparebankmeldinger: 30,
  getLivkunde: 30,
  getKundeadresser: 30,
  getReservasjon: 30,
  getClientContext: 60,
  getOversiktConfig: 60,
  getSamtykketekster: 60,
  getPostnummer: 60,
  getKontaktinfo: 900,
  getTrackingId: 900,
  getProduktanbefaling: 900,
};

describe('an answer is fresh', () => {
  it.each(Object.entries(freshFor) as [QueryName, number][])('%s: for %d s', async (name, seconds) => {
    const { calls, show } = createPage();
    await show(name);
    await vi.advanceTimersByTimeAsync(seconds * SECOND - 1);
    const hide = await show(name);
    expect(calls).toHaveLength(1);
    hide();
    await vi.advanceTimersByTimeAsync(1);
    await show(name);
    expect(calls).toEqual([0, seconds * SECOND]);
  });
});

it('many components with the same query send one call (CCH-09)', async () => {
  const { calls, show } = createPage();
  await Promise.all(Array.from({ length: 5 }, () => show('getClientContext')));
  await vi.advanceTimersByTimeAsync(59 * SECOND);
  await show('getClientContext');
  expect(calls).toHaveLength(1);
});

describe('when the window gets focus again', () => {
  async function comeBack(name: QueryName): Promise<number> {
    const { client, calls, show } = createPage();
    client.mount();
    await show(name);
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    client.unmount();
    return calls.length;
  }

  it.each([
    'getClientContext',
    'getOversiktConfig',
    'getKontaktinfo',
    'getBankkontakt',
    'getSession',
  ] as const)('does not refetch %s, which is shared (CCH-10)', async (name) =>
    expect(await comeBack(name)).toBe(1),
  );

  it.each(['getAvtaler', 'getTilbud', 'getKunde', 'getSessionStatus'] as const)(
    'refetches %s (AMB-35)',
    async (name) => expect(await comeBack(name)).toBe(2),
  );
});

it('an unused answer is dropped after five minutes (CCH-11)', async () => {
  const { client, show } = createPage();
  const hide = await show('getLogin');
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  hide();
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
  expect(client.getQueryData(['getLogin'])).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['getLogin'])).toBeUndefined();
});

describe('a call that fails', () => {
  const failWith = (error: Error) =>
    createPage(async () => {
      throw error;
    });
  const apiError = (status: number) => new ApiError({ status, statusText: '', body: {} });

  it.each([0, 500, 502, 503])(
    'with %d is retried after 1, 2 and 4 s, and then no more (CCH-12)',
    async (status) => {
      const { calls, show, client } = failWith(apiError(status));
      await show('getAvtaler');
      await vi.advanceTimersByTimeAsync(7 * SECOND - 1);
      expect(client.getQueryState(['getAvtaler'])?.status).toBe('pending');
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(calls).toEqual([0, 1, 3, 7].map((second) => second * SECOND));
      expect(client.getQueryState(['getAvtaler'])?.status).toBe('error');
    },
  );

  it.each([400, 401, 403, 404, 429])(
    'with %d is not retried, because the server has refused it (AMB-34)',
    async (status) => {
      const { calls, show } = failWith(apiError(status));
      await show('getAvtaler');
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(calls).toEqual([0]);
    },
  );

  it('on the server is shown as it is, and retried only on request', async () => {
    const { calls, show } = failWith(new FailedOnServer({ status: 502, statusText: '', body: {} }));
    await show('getAvtaler');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(calls).toEqual([0]);
  });
});
