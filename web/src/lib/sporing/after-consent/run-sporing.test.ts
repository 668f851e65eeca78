import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { hendelser, track } from '../track.ts';
import { lenker } from '../../lenker.ts';
import { type Problem, problems, reportProblem } from '../../report.ts';
import { type ErrorReporter, FLUSH_DELAY_MS, type Loading, runSporing, type Tracker } from './run-sporing.ts';
import type { Place } from './sampling.ts';

const place: Place = { pathname: lenker.oversikt, search: '', isLoMedlem: false };
const happen = (value: number) => track('statistikk', { name: 'Antall', value });

function createTracker() {
  const sent: number[] = [];
  const tracker: Tracker = {
    send: ({ felter }) => sent.push(Number(felter['value'])),
    stop: vi.fn(),
  };
  return { sent, tracker };
}

function createReporter() {
  const reported: Problem[] = [];
  const replay: boolean[] = [];
  const reporter: ErrorReporter = {
    report: (problem) => reported.push(problem),
    setReplayAllowed: (isAllowed) => replay.push(isAllowed),
    stop: vi.fn(),
  };
  return { reported, replay, reporter };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const queue of [hendelser, problems]) {
    queue.refuse();
    queue.open();
  }
});

describe('events', () => {
  const begin = (tracker: Loading<Tracker>) => runSporing({ tracker, reporter: undefined }, place);

  it('wait until a second after the tracker has loaded; later ones are sent at once (ANA-18, ANA-20)', async () => {
    const { sent, tracker } = createTracker();
    happen(1);
    begin(Promise.resolve(() => tracker));
    await vi.advanceTimersByTimeAsync(FLUSH_DELAY_MS - 1);
    happen(2);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([1, 2]);
    happen(3);
    expect(sent).toEqual([1, 2, 3]);
  });

  it.each([0, FLUSH_DELAY_MS])('stop %d ms after a yes, and are queued again (ANA-19)', async (after) => {
    const { sent, tracker } = createTracker();
    const running = begin(Promise.resolve(() => tracker));
    await vi.advanceTimersByTimeAsync(after);
    running.stop();
    happen(1);
    await vi.advanceTimersByTimeAsync(2 * FLUSH_DELAY_MS);
    expect(sent).toEqual([]);
    expect(tracker.stop).toHaveBeenCalledOnce();
  });

  it('a tracker that loads after the stop is never started: it might tell who the customer is (ANA-19)', async () => {
    const { sent, tracker } = createTracker();
    const loading = Promise.withResolvers<() => Tracker>();
    const start = vi.fn(() => tracker);
    begin(loading.promise).stop();
    happen(1);
    loading.resolve(start);
    await vi.advanceTimersByTimeAsync(2 * FLUSH_DELAY_MS);
    expect(start).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it.each([
    ['does not come', () => Promise.reject(new Error('unreachable'))],
    [
      'does not start',
      () =>
        Promise.resolve(() => {
          throw new Error('blocked');
        }),
    ],
    ['is not configured', () => undefined],
  ])('are dropped where the tracker %s (ANA-34)', async (_, load) => {
    happen(1);
    runSporing({ tracker: load(), reporter: undefined }, place);
    await vi.advanceTimersByTimeAsync(FLUSH_DELAY_MS);
    happen(2);
    const kept: unknown[] = [];
    hendelser.open((hendelse) => kept.push(hendelse));
    expect(kept).toEqual([]);
  });
});

describe('error reports', () => {
  const begin = (reporter: Loading<ErrorReporter>, at = place) =>
    runSporing({ tracker: undefined, reporter }, at);

  it('wait until the reporter has loaded (AMB-77)', async () => {
    const { reported, reporter } = createReporter();
    reportProblem('Før');
    begin(Promise.resolve(() => reporter));
    await vi.advanceTimersByTimeAsync(0);
    reportProblem('Etter');
    expect(reported).toEqual([{ message: 'Før' }, { message: 'Etter' }]);
  });

  it('include recordings depending on the page, also while the reporter is loading', async () => {
    const { replay, reporter } = createReporter();
    const loading = Promise.withResolvers<() => ErrorReporter>();
    const running = begin(loading.promise, { ...place, pathname: lenker.profil });
    running.setPlace(place);
    loading.resolve(() => reporter);
    await vi.advanceTimersByTimeAsync(0);
    running.setPlace({ ...place, pathname: lenker.profil });
    expect(replay).toEqual([true, false]);
  });
});
