import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAnalytics, FLUSH_DELAY_MS, type Tracker } from './create-analytics.ts';
import { createStatistikk } from './events.ts';

const event = (value: number) => createStatistikk({ name: 'Antall', value });

function createTracker() {
  const sent: number[] = [];
  const tracker: Tracker = {
    send: ({ felter }) => sent.push(Number(felter['value'])),
    stop: vi.fn(),
  };
  return { sent, tracker, load: vi.fn(async () => tracker) };
}

describe('the queue of events', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('loads and sends nothing before an answer (ANA-17)', async () => {
    const { sent, load } = createTracker();
    const analytics = createAnalytics();
    analytics.track(event(1));
    analytics.setConsent('UNANSWERED', load);
    analytics.track(event(2));
    await vi.advanceTimersByTimeAsync(10 * FLUSH_DELAY_MS);
    expect(load).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it('sends what has waited a second after a yes, then at once (ANA-18, ANA-20)', async () => {
    const { sent, load } = createTracker();
    const analytics = createAnalytics();
    analytics.track(event(1), event(2));
    analytics.setConsent('OPTED_IN', load);
    await vi.advanceTimersByTimeAsync(FLUSH_DELAY_MS - 1);
    analytics.track(event(3));
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([1, 2, 3]);
    analytics.track(event(4));
    expect(sent).toEqual([1, 2, 3, 4]);
  });

  it('drops what has waited at a no, and what happens after it, also when a yes comes later (ANA-19)', async () => {
    const { sent, load } = createTracker();
    const analytics = createAnalytics();
    analytics.track(event(1));
    analytics.setConsent('OPTED_OUT', load);
    analytics.track(event(2));
    analytics.setConsent('OPTED_IN', load);
    analytics.track(event(3));
    await vi.advanceTimersByTimeAsync(FLUSH_DELAY_MS);
    expect(sent).toEqual([3]);
  });

  it('stops at a no, also between a yes and the first sending', async () => {
    const { sent, tracker, load } = createTracker();
    const analytics = createAnalytics();
    analytics.track(event(1));
    analytics.setConsent('OPTED_IN', load);
    await vi.advanceTimersByTimeAsync(FLUSH_DELAY_MS / 2);
    analytics.setConsent('OPTED_OUT', load);
    await vi.advanceTimersByTimeAsync(FLUSH_DELAY_MS);
    expect(sent).toEqual([]);
    expect(tracker.stop).toHaveBeenCalledOnce();
  });

  it('a no while the tracker is being loaded stops it when it comes', async () => {
    const { sent, tracker } = createTracker();
    const loading = Promise.withResolvers<Tracker>();
    const analytics = createAnalytics();
    analytics.setConsent('OPTED_IN', () => loading.promise);
    analytics.setConsent('OPTED_OUT', () => loading.promise);
    loading.resolve(tracker);
    await vi.advanceTimersByTimeAsync(2 * FLUSH_DELAY_MS);
    expect(tracker.stop).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  it('a tracker that does not come takes nothing with it (ANA-34)', async () => {
    const analytics = createAnalytics();
    analytics.setConsent('OPTED_IN', () => Promise.reject(new Error('unreachable')));
    await vi.advanceTimersByTimeAsync(FLUSH_DELAY_MS);
    expect(() => analytics.track(event(1))).not.toThrow();
  });

  it('keeps the newest of a page that stands open without an answer', async () => {
    const { sent, load } = createTracker();
    const analytics = createAnalytics();
    for (let value = 0; value < 250; value += 1) analytics.track(event(value));
    analytics.setConsent('OPTED_IN', load);
    await vi.advanceTimersByTimeAsync(FLUSH_DELAY_MS);
    expect(sent).toHaveLength(200);
    expect(sent.at(-1)).toBe(249);
  });
});
