import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import type { SessionStatus } from '@portal/contract/auth.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';

import { FailedOnServer, createQueryClient } from './query-client.ts';
import { useSessionStatus } from './use-session-status.ts';

function Who() {
  const queries = useQueryClient();
  const id = useSessionStatus()?.kfpSessionId;
  return (
    <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: ['getSessionStatus'] })}>
      {id === undefined ? 'Ingen' : `Kunde ${id}`}
    </button>
  );
}

/** Calls end as `answer` says at the time of the call. */
function renderWho(answer: () => Promise<SessionStatus>) {
  return render(
    <QueryClientProvider client={createQueryClient(answer)}>
      <Suspense fallback={<p>Venter</p>}>
        <Who />
      </Suspense>
    </QueryClientProvider>,
  );
}

const fail = (status: number, code?: ErrorCode) =>
  Promise.reject(new FailedOnServer({ status, statusText: '', body: { code } }));

it('waits for the first answer, and is neither customer nor visitor until then (SES-02, SES-03)', async () => {
  const { promise, resolve } = Promise.withResolvers<SessionStatus>();
  await renderWho(() => promise);
  await expect.element(page.getByText('Venter')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  resolve({ kfpSessionId: '1' });
  await expect.element(page.getByText('Kunde 1')).toBeVisible();
});

it('an answer without an id means nobody is logged in (SES-05)', async () => {
  await renderWho(async () => ({}));
  await expect.element(page.getByText('Ingen')).toBeVisible();
});

it.each([401, 500])('a first answer of %d means nobody is logged in (SES-04)', async (status) => {
  await renderWho(() => fail(status));
  await expect.element(page.getByText('Ingen')).toBeVisible();
});

it('the answer 401 means nobody is logged in, also after somebody was', async () => {
  let answer = (): Promise<SessionStatus> => Promise.resolve({ kfpSessionId: '1' });
  await renderWho(() => answer());
  await expect.element(page.getByText('Kunde 1')).toBeVisible();
  answer = () => fail(401, 'IKKE_INNLOGGET');
  await page.getByRole('button').click();
  await expect.element(page.getByText('Ingen')).toBeVisible();
  answer = () => Promise.resolve({ kfpSessionId: '1' });
  await page.getByRole('button').click();
  await expect.element(page.getByText('Kunde 1')).toBeVisible();
});

// A proxy’s own 401 has no code.
it.each([0, 401, 500, 502, 503])('a later call that ends with %d changes nothing', async (status) => {
  let calls = 0;
  await renderWho(() => {
    calls += 1;
    return calls === 1 ? Promise.resolve({ kfpSessionId: '1' }) : fail(status);
  });
  await expect.element(page.getByText('Kunde 1')).toBeVisible();
  await page.getByRole('button').click();
  await expect.poll(() => calls).toBe(2);
  await expect.element(page.getByText('Kunde 1')).toBeVisible();
});
