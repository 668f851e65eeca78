import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import type { SessionStatus } from '@portal/contract/auth.ts';

import { onConsentChange } from './cookie-consent/consent-changes.ts';
import { leaveEnded, setWayOut } from './leave-session.ts';
import { leaveTo } from './leave-to.ts';
import { tellWindows, WINDOWS_CHANNEL } from './tell-windows.ts';
import { watchWindows } from './watch-windows.ts';

vi.mock(import('./leave-session.ts'), { spy: true });
vi.mock(import('./leave-to.ts'), { spy: true });

const ask = vi.fn<() => Promise<SessionStatus>>();
const isCovered = () => getComputedStyle(document.documentElement).display === 'none';
const setToken = (token: string) => {
  document.cookie = token === '' ? 'XSRF-TOKEN=; max-age=0; path=/' : `XSRF-TOKEN=${token}; path=/`;
};
const watched: (() => void)[] = [];
const watch = (page: { own?: string; formToken?: string } = { own: 'min', formToken: 'mitt' }) =>
  watched.push(watchWindows({ own: page.own, formToken: page.formToken, ask, queries: new QueryClient() }));

beforeEach(() => {
  setToken('mitt');
  ask.mockReset().mockResolvedValue({ kfpSessionId: 'min' });
  vi.mocked(leaveEnded)
    .mockReset()
    .mockImplementation(() => undefined);
});
afterEach(() => {
  for (const stop of watched.splice(0)) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.documentElement.style.display = '';
  setToken('');
});

it('when another window ends this page’s session the page is left at once, with the same reason', async () => {
  watch();
  tellWindows({ ended: 'en annens', notice: 'utlogget' });
  tellWindows({ ended: 'min', notice: 'utlopt' });
  await expect.poll(() => vi.mocked(leaveEnded).mock.calls).toEqual([[undefined, 'utlopt']]);
  expect(ask).not.toHaveBeenCalled();
});

it('when another window has gone to the operator’s page at expiry, this one goes there too', async () => {
  watch();
  vi.mocked(leaveEnded).mockReset();
  const left = vi.mocked(leaveTo).mockImplementation(() => undefined);
  const nodes = [...document.body.childNodes];
  onTestFinished(() => {
    setWayOut(undefined);
    document.documentElement.hidden = false;
    document.body.replaceChildren(...nodes);
  });
  tellWindows({ ended: 'min', notice: 'timeout', wayOut: 'https://operator.example/ut' });
  await expect.poll(() => left.mock.calls).toEqual([['https://operator.example/ut']]);
});

it.each(['', 'en-annens'])(
  'when the session’s cookie becomes %j the page is covered within a second, and the server is asked',
  (token) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    ask.mockReturnValue(new Promise(() => undefined));
    watch();
    setToken(token);
    vi.advanceTimersByTime(1000);
    expect(isCovered()).toBe(true);
    expect(ask).toHaveBeenCalledOnce();
  },
);

it.each([true, false])(
  'a page that comes back from the back/forward cache learns that the network is there: %j',
  (isThere) => {
    onTestFinished(onlineManager.subscribe(() => undefined));
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(!isThere);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
    watch();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(onlineManager.isOnline()).toBe(isThere);
  },
);

it('is covered before anything else when the page comes back from the back/forward cache', () => {
  watch();
  setToken('en-annens');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isCovered()).toBe(true);
});

it('is uncovered when the session is the page’s after all, and does not ask about it again', async () => {
  setToken('tapt');
  watch();
  expect(isCovered()).toBe(true);
  await expect.poll(isCovered).toBe(false);
  for (let i = 0; i < 3; i += 1) document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledOnce();
});

it('stays covered while the server does not answer, and asks only now and then', async () => {
  ask.mockRejectedValue(new Error('borte'));
  watch();
  setToken('');
  for (let i = 0; i < 5; i += 1) {
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
  }
  await expect.poll(isCovered).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
});

it('asks again in time also when the clock has been set back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  ask.mockRejectedValue(new Error('borte'));
  watch();
  setToken('');
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(7000);
  expect(ask).toHaveBeenCalledTimes(2);
});

describe('a neighbour’s cookie of the same name, for a longer path', () => {
  const stub = (text: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(text);
  const look = () => document.dispatchEvent(new Event('visibilitychange'));

  it('covers nothing and asks nothing, also when it changes', () => {
    stub('XSRF-TOKEN=naboens; XSRF-TOKEN=mitt');
    watch();
    stub('XSRF-TOKEN=naboens-neste; XSRF-TOKEN=mitt');
    look();
    expect(isCovered()).toBe(false);
    expect(ask).not.toHaveBeenCalled();
  });

  it('hides no login from a visitor’s page', async () => {
    stub('XSRF-TOKEN=naboens');
    ask.mockResolvedValue({});
    watch({});
    await expect.poll(() => ask.mock.settledResults).toHaveLength(1);
    stub('XSRF-TOKEN=naboens; XSRF-TOKEN=en-annens');
    const now = performance.now() + 10_000;
    vi.spyOn(performance, 'now').mockReturnValue(now);
    look();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each(['XSRF-TOKEN=naboens', 'XSRF-TOKEN=naboens; XSRF-TOKEN=mitt-og-mer'])(
    'hides no end of the session: %s',
    async (text) => {
      stub('XSRF-TOKEN=naboens; XSRF-TOKEN=mitt');
      watch();
      await expect.poll(isCovered).toBe(false);
      stub(text);
      look();
      expect(isCovered()).toBe(true);
    },
  );
});

it('a visitor’s page is not covered, but asks when somebody has logged in', async () => {
  setToken('');
  ask.mockReturnValue(new Promise(() => undefined));
  watch({});
  setToken('en-annens');
  tellWindows('opened');
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  expect(isCovered()).toBe(false);
});

it('hears an answer about cookies from another window', async () => {
  const heard = vi.fn<() => void>();
  const stop = onConsentChange(heard);
  watch();
  tellWindows('consent');
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  stop();
});

it('tells the other windows when a page has loaded, since they may be of an earlier session', async () => {
  const messages: unknown[] = [];
  const other = new BroadcastChannel(WINDOWS_CHANNEL);
  other.addEventListener('message', ({ data }) => messages.push(data));
  watch();
  await expect.poll(() => messages).toEqual(['opened']);
  other.close();
});
