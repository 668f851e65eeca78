import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import type { SessionStatus } from '@portal/contract/auth.ts';
import type { ApiError, Client } from '@portal/contract/client.ts';

import { ApiProvider } from './api.tsx';
import { leaveEnded } from './leave-session.ts';
import { PageContextProvider } from './page-context.tsx';
import { createQueryClient, FailedOnServer } from './query-client.ts';
import { useSessionGuard } from './use-session-guard.ts';
import { useSessionStatus } from './use-session-status.ts';

vi.mock(import('./leave-session.ts'), { spy: true });

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

/** A customer's page; later calls end as `next` says. */
async function openPage(first: SessionStatus | ApiError = { kfpSessionId: 'Kunde' }): Promise<QueryClient> {
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
        <PageContextProvider value={{ correlationId: 'a', kfpSessionId: 'Kunde', formToken: 'token' }}>
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
  vi.mocked(leaveEnded)
    .mockReset()
    .mockImplementation(() => undefined);
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
