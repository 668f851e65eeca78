import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { createQueryClient } from './query-client.ts';
import { useSessionGuard } from './use-session-guard.ts';
import { useSessionStatus } from './use-session-status.ts';

function Guarded() {
  const id = useSessionStatus()?.kfpSessionId;
  useSessionGuard(id);
  return <p>{id ?? 'Ingen'}</p>;
}

/** A page of a customer who then logs out in another tab. */
async function openPage(): Promise<QueryClient> {
  let isFirst = true;
  const client = createQueryClient(async () => {
    const answer = isFirst ? { kfpSessionId: 'Kunde' } : {};
    isFirst = false;
    return answer;
  });
  client.setQueryData(['getKunde'], { fornavn: 'Lun' });
  await render(
    <QueryClientProvider client={client}>
      <Suspense fallback={<p>Venter</p>}>
        <Guarded />
      </Suspense>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Kunde')).toBeVisible();
  return client;
}
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

it('a page that comes back from the browser’s memory asks who is logged in, and forgets whoever was', async () => {
  const client = await openPage();
  show(true);
  await expect.element(page.getByText('Ingen')).toBeVisible();
  await expect.poll(() => client.getQueryData(['getKunde'])).toBeUndefined();
});

it('a page that is shown for the first time does not', async () => {
  const client = await openPage();
  show(false);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(client.isFetching()).toBe(0);
  await expect.element(page.getByText('Kunde')).toBeVisible();
  expect(client.getQueryData(['getKunde'])).toBeDefined();
});
