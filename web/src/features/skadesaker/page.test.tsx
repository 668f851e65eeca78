import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { ApiError, type Client } from '@portal/contract/client.ts';

import { ApiProvider } from '../../lib/api.tsx';
import { PageContextProvider } from '../../lib/page-context.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { Page } from './page.tsx';

const runtime = { skadesakerJumpUrl: 'https://skade.example/jump', skadesakerFallbackUrl: '#fallback' };

interface Sent {
  action: string;
  method: string;
  target: string;
  fields: Record<string, string>;
}

/** The fields of forms that submitted themselves. The page under test does not leave. */
function watchForms(): Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const fields = [...new FormData(this)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]);
    const { action, method, target } = this;
    sent.push({ action, method, target, fields: Object.fromEntries(fields) });
  });
  return sent;
}
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(answer: () => Promise<unknown>, options: { search?: string; jumpSst?: string } = {}) {
  const queries = createQueryClient(async () => ({ runtime }));
  await queries.prefetchQuery({ queryKey: ['getOversiktConfig'] });
  const calls: string[] = [];
  const api: Client = async (endpoint) => {
    calls.push(`${endpoint.method} ${endpoint.path}`);
    return (await answer()) as never;
  };
  const { hook, searchHook } = memoryLocation({ path: '/jump', searchPath: options.search ?? '' });
  const context = { correlationId: 'X', ...(options.jumpSst !== undefined && { jumpSst: options.jumpSst }) };
  await render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={api}>
        <PageContextProvider value={context}>
          <Router hook={hook} searchHook={searchHook}>
            <Page />
          </Router>
        </PageContextProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return calls;
}

describe('the jump to the claims cases', () => {
  it('asks for one token, then submits the form by itself with exactly two fields (JMP-01 to JMP-04)', async () => {
    const sent = watchForms();
    const calls = await open(async () => ({ jumpSst: 'a-token' }));
    await expect.poll(() => sent).toHaveLength(1);
    expect(calls).toEqual(['POST /api/privat/forsikring/jumpsst/']);
    expect(sent).toEqual([
      {
        action: 'https://skade.example/jump',
        method: 'post',
        // It may refuse to be in a bank's frame.
        target: '_top',
        fields: { referrer: 'forsikringsoversikt', jumpsst: 'a-token' },
      },
    ]);
    await expect.element(page.getByRole('button', { name: 'Gå til skadesakene dine' })).toBeVisible();
  });

  it('passes a known target on in the address (OD-19)', async () => {
    const sent = watchForms();
    await open(async () => ({ jumpSst: 'a-token' }), { search: 'target=ahv' });
    await expect.poll(() => sent[0]?.action).toBe('https://skade.example/jump?target=ahv');
  });

  it('uses the token that came with the page', async () => {
    const sent = watchForms();
    const calls = await open(async () => ({ jumpSst: 'another' }), { jumpSst: 'carried' });
    await expect.poll(() => sent[0]?.fields['jumpsst']).toBe('carried');
    expect(calls).toEqual([]);
  });

  it('says what it waits for, and submits nothing without a token', async () => {
    const sent = watchForms();
    await open(() => new Promise(() => undefined));
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Vi sender deg videre til skadesakene dine.');
    expect(sent).toEqual([]);
  });

  it('shows a link after two seconds of a hanging call, and still goes on by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sent = watchForms();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    await open(() => promise);
    const wayOn = page.getByRole('link', { name: 'Gå til den åpne siden om skade' });
    vi.advanceTimersByTime(1999);
    await expect.element(wayOn).not.toBeInTheDocument();
    vi.advanceTimersByTime(1);
    await expect.element(wayOn).toHaveAttribute('href', '#fallback');
    await expect.element(page.getByRole('link', { name: 'Til forsikringsoversikten' })).toBeVisible();
    await expect.element(page.getByText('Dette tar lengre tid enn vanlig.', { exact: false })).toBeVisible();
    resolve({ jumpSst: 'a-late-token' });
    await expect.poll(() => sent[0]?.fields['jumpsst']).toBe('a-late-token');
    await expect.element(wayOn).not.toBeInTheDocument();
  });

  it('shows no error of ours when nobody is logged in, because the login page does', async () => {
    const sent = watchForms();
    const before = window.location.href;
    await open(() =>
      Promise.reject(new ApiError({ status: 401, statusText: '', body: { code: 'IKKE_INNLOGGET' } })),
    );
    await expect.element(page.getByRole('heading', { name: 'Skadesaker' })).toBeVisible();
    expect([sent, window.location.href]).toEqual([[], before]);
  });
});

describe('when there is no token', () => {
  afterEach(() => window.history.replaceState(null, '', window.location.pathname + window.location.search));

  it.each<[string, () => Promise<unknown>]>([
    ['an answer without one (JMP-05)', async () => ({})],
    [
      'a failed call (JMP-06)',
      () => Promise.reject(new ApiError({ status: 500, statusText: '', body: undefined })),
    ],
    [
      'a proxy’s own 401',
      () => Promise.reject(new ApiError({ status: 401, statusText: '', body: undefined })),
    ],
  ])(
    '%s: the fallback replaces this page, and the failure is reported (JMP-07, OD-17)',
    async (_, answer) => {
      const { problems } = await import('../../lib/report.ts');
      const reported: string[] = [];
      problems.open(({ message }) => reported.push(message));
      const sent = watchForms();
      const { length } = window.history;
      await open(answer);
      await expect.poll(() => window.location.hash).toBe('#fallback');
      expect(window.history.length).toBe(length);
      expect(reported).toEqual(['Klarte ikke hente autentiseringstoken']);
      expect(sent).toEqual([]);
      problems.open();
    },
  );

  it('the failure is reported before the page is left, even if the reporter loads late (JMP-07)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { problems } = await import('../../lib/report.ts');
    const calls = await open(async () => ({}));
    await expect.poll(() => calls).toHaveLength(1);
    const before: string[] = [];
    problems.open(() => before.push(window.location.hash));
    await expect.poll(() => before).toEqual(['']);
    await expect.poll(() => window.location.hash).toBe('#fallback');
    problems.open();
  });

  it.each([
    ['a customer who has gone on to another page stays there', 503, undefined, true],
    ['a page that is left for another’s login is left for nothing else', 409, 'ANNEN_INNLOGGING', false],
  ])('%s', async (_, status, code, hasGoneOn) => {
    const { problems } = await import('../../lib/report.ts');
    problems.refuse();
    const { promise, reject } = Promise.withResolvers<unknown>();
    const calls = await open(() => promise);
    expect(calls).toHaveLength(1);
    if (hasGoneOn) await cleanup();
    reject(new ApiError({ status, statusText: '', body: { code } }));
    await promise.catch(() => undefined);
    // A call that is answered now would leave the page before this timer.
    await new Promise((resolve) => setTimeout(resolve));
    expect(window.location.hash).toBe('');
    problems.open();
  });

  it('a customer who goes on while the failure is reported stays where they are', async () => {
    const { problems } = await import('../../lib/report.ts');
    const reported = Promise.withResolvers<void>();
    const waiting = vi.spyOn(problems, 'whenEmpty').mockReturnValue(reported.promise);
    await open(async () => ({}));
    await expect.poll(() => waiting.mock.calls).toHaveLength(1);
    await cleanup();
    reported.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect(window.location.hash).toBe('');
    problems.refuse();
    problems.open();
  });

  it('the page is left even if no reporter loads', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open(async () => ({}));
    await expect
      .poll(() => {
        vi.advanceTimersByTime(500);
        return window.location.hash;
      })
      .toBe('#fallback');
    const { problems } = await import('../../lib/report.ts');
    problems.refuse();
    problems.open();
  });
});
