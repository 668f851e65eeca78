import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';
import { type Tracing, untraced } from '../tracing/tracing.ts';
import { startJob } from './start-job.ts';
import { startJobs } from './start-jobs.ts';

const portal = await createTestApp();
afterAll(() => portal.close());
const { logger } = portal.log;
const { now } = portal.clock;

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

const listFailed = () => portal.log.listEvents('job-failed').map(({ job, err }) => ({ job, err }));

test('each job runs in its time, and names itself and the cause where it fails', async () => {
  const failing = async () => Promise.reject(new RangeError('gone for maane@post.example'));
  const { session, samtykke, varsling } = portal.parts;
  const sessions = { ...session.sessions, deleteExpired: vi.fn(async () => 0) };
  const stop = startJobs(
    {
      ...portal.parts,
      session: { ...session, sessions },
      samtykke: { ...samtykke, repository: { ...samtykke.repository, takeDue: failing } },
      varsling: { ...varsling, repository: { ...varsling.repository, takeDue: failing } },
    },
    { logger, now, readDatabaseClock: async () => now() },
  );
  vi.advanceTimersByTime(2000);
  const err = { type: 'RangeError', message: 'gone for [fjernet]' };
  await expect.poll(listFailed).toMatchObject([
    { job: 'samtykke', err },
    { job: 'varsling', err },
  ]);
  expect(sessions.deleteExpired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(58_000);
  await expect.poll(() => sessions.deleteExpired.mock.calls).toHaveLength(1);
  await stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('what each delivers or deletes is done in a trace of its own', async () => {
  const names = new Set<string>();
  const tracing: Pick<Tracing, 'alone'> = {
    alone: (name, work) => {
      names.add(name);
      return untraced.alone(name, work);
    },
  };
  const due = { id: 'x', attempts: 0 };
  const takeDue = vi.fn(async () => [due] as never);
  const holds = { renewHold: async () => true, postpone: async () => {} };
  const { samtykke, varsling } = portal.parts;
  const stop = startJobs(
    {
      ...portal.parts,
      samtykke: { ...samtykke, repository: { ...samtykke.repository, takeDue, ...holds } },
      varsling: { ...varsling, repository: { ...varsling.repository, takeDue, ...holds } },
    },
    { logger, now, readDatabaseClock: async () => now(), tracing },
  );
  vi.advanceTimersByTime(60_000);
  await expect
    .poll(() => names)
    .toEqual(new Set(['deliver samtykke', 'deliver varsel', 'delete what expired']));
  await stop();
});

test('a round longer than the interval is not started twice, and is awaited at shutdown', async () => {
  let release = () => {};
  const asked: boolean[] = [];
  const run = vi.fn(async (_log: unknown, isStopping: () => boolean) => {
    await new Promise<void>((done) => {
      release = done;
    });
    asked.push(isStopping());
  });
  const stop = startJob({ name: 'slow', everyMs: 1000, run }, logger);
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(1);
  const stopped = stop();
  expect(asked).toEqual([]);
  release();
  await stopped;
  expect(asked).toEqual([true]);
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(1);
});
