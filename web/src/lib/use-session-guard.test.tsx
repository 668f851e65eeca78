import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import type { SessionStatus } from '@portal/contract/auth.ts';
import type { ApiError, Client } from '@portal/contract/client.ts';

import type { PageContext } from '@portal/contract/page.ts';

import { ApiProvider } from './api.tsx';
import { leaveEnded, leaveToOther } from './leave-session.ts';
import { PageContextProvider } from './page-context.tsx';
import { createQueryClient, FailedOnServer } from './query-client.ts';
import { useSessionGuard } from './use-session-guard.ts';
import { useSessionStatus } from './use-session-status.ts';
import { watchWindows } from './watch-windows.ts';

vi.mock(import('./leave-session.ts'), { spy: true });
vi.mock(import('./watch-windows.ts'), { spy: true });

function Guarded() {
  const status = useSessionStatus();
  useSessionGuard(status);
  return (
    <>
      <p>{status?.kfpSessionId ?? 'Ingen'}</p>
      <input aria-label="Noe halvskrevet" />
    </>
  );
}

let next: SessionStatus | ApiError = {};
const unusedCall: Client = () => Promise.reject(new Error('No write is made here'));

const ofKunde: PageContext = { correlationId: 'a', returnTo: '/', kfpSessionId: 'Kunde', formToken: 'token' };

/** A page, a customer's unless the context says otherwise; later calls end as `next` says. */
async function openPage(
  first: SessionStatus | ApiError = { kfpSessionId: 'Kunde' },
  context: PageContext = ofKunde,
): Promise<QueryClient> {
  let isFirst = true;
  const client = createQueryClient(async () => {
    const answer = isFirst ? first : next;
    isFirst = false;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await render(
    <QueryClientProvider client={client}>
      <ApiProvider client={unusedCall}>
        <PageContextProvider value={context}>
          <Suspense fallback={<p>Venter</p>}>
            <Guarded />
          </Suspense>
        </PageContextProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return client;
}
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=token; path=/';
  for (const leave of [leaveEnded, leaveToOther])
    vi.mocked(leave)
      .mockReset()
      .mockImplementation(() => undefined);
  vi.mocked(watchWindows).mockClear();
});
afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0; path=/';
});

it('a page from the back/forward cache asks who is logged in, and is left when nobody is', async () => {
  next = {};
  await openPage();
  await expect.element(page.getByText('Kunde')).toBeVisible();
  await expect
    .poll(() => {
      show(true);
      return vi.mocked(leaveEnded).mock.calls[0];
    })
    .toEqual(['Kunde', 'utlogget']);
});

it.each([
  ['a page', undefined, 1],
  // A form on another site brought no cookie along: the page was nobody's before it was shown.
  ['an error page', 'refused', 0],
] as const)(
  '%s for nobody, in a browser where somebody is logged in (%s), is left %i times',
  async (_, failure, times) => {
    next = { kfpSessionId: 'Kunde' };
    await openPage({}, { correlationId: 'a', returnTo: '/', ...(failure && { failure }) });
    await expect.element(page.getByText('Ingen')).toBeVisible();
    await vi.dynamicImportSettled();
    expect(watchWindows).toHaveBeenCalledTimes(times);
    await expect.poll(() => vi.mocked(leaveToOther).mock.calls).toHaveLength(times);
  },
);

it.each([
  ['refetches what another window has written', 'getTilbud getAktivitet', true],
  ['leaves alone what it has not', 'getAktivitet', false],
])('%s (%s)', async (_, written, isRefetched) => {
  const client = await openPage();
  await expect.element(page.getByText('Kunde')).toBeVisible();
  await vi.dynamicImportSettled();
  await expect.poll(() => vi.mocked(watchWindows).mock.results).toHaveLength(1);
  client.setQueryData(['getTilbud'], { tilbud: [] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'kfp-written', newValue: written }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'kfp-written', newValue: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'getTilbud' }));
  expect(client.getQueryState(['getTilbud'])?.isInvalidated).toBe(isRefetched);
});

it('a page that is shown for the first time does not ask', async () => {
  const client = await openPage();
  await expect.element(page.getByText('Kunde')).toBeVisible();
  show(false);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(client.isFetching()).toBe(0);
  expect(leaveEnded).not.toHaveBeenCalled();
});

it.each([500, 502, 503, 504, 429, 0])(
  'a session check that ends with %i keeps the page and what was typed',
  async (status) => {
    next = new FailedOnServer({ status, statusText: '', body: {} });
    const client = await openPage();
    await page.getByLabelText('Noe halvskrevet').fill('Halvveis');
    await client.refetchQueries({ queryKey: ['getSessionStatus'] });
    expect(client.getQueryState(['getSessionStatus'])?.status).toBe('error');
    await expect.element(page.getByText('Kunde')).toBeVisible();
    await expect.element(page.getByLabelText('Noe halvskrevet')).toHaveValue('Halvveis');
    expect(leaveEnded).not.toHaveBeenCalled();
  },
);

it('the first answer of a visit decides, also when it is an error; the page is not rendered again for it', async () => {
  await openPage(new FailedOnServer({ status: 503, statusText: '', body: {} }));
  await expect.element(page.getByText('Ingen')).toBeVisible();
  expect(leaveEnded).not.toHaveBeenCalled();
});
