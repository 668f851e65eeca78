import type { ClientContext } from '@portal/contract/auth.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { type ClientOptions, createClient } from '@portal/contract/client.ts';

import { ApiProvider } from '../lib/api.tsx';
import { leaveTo } from '../lib/leave-to.ts';
import { findSessionExpiry, recordSessionExpiry } from '../lib/session-expiry.ts';
import { useLogOut } from './use-log-out.ts';

vi.mock(import('../lib/leave-to.ts'), () => ({ leaveTo: vi.fn<(address: string) => void>() }));

type Fetch = NonNullable<ClientOptions['fetch']>;

const client = (shortname: string): ClientContext => ({
  shortname,
  info: { navn: 'Fjellstø', loggUtUrl: 'https://bank.example/ut' },
  environment: 'test',
  embedded: false,
  isSb1OrEika: false,
});
const answered = 'https://id.example/slutt';

function Button({ shortname }: { shortname: string }) {
  const logOut = useLogOut(client(shortname));
  return (
    <button type="button" onClick={() => void logOut?.()}>
      Logg ut
    </button>
  );
}

async function pressLogOut(shortname: string, answer: Fetch): Promise<QueryClient> {
  const queries = new QueryClient();
  queries.setQueryData(['getAvtaler'], { avtaler: ['hemmelig'] });
  await render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={createClient({ fetch: answer })}>
        <Button shortname={shortname} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect.poll(() => vi.mocked(leaveTo).mock.calls).not.toEqual([]);
  return queries;
}

beforeEach(() => {
  vi.mocked(leaveTo).mockClear();
});

it.each([
  ['sb1', answered],
  ['eika', 'https://bank.example/ut'],
])('%s goes to %s (SES-34, SES-35)', async (shortname, expected) => {
  await pressLogOut(shortname, async () => Response.json({ data: { logoutUrl: answered } }));
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith(expected);
});

it.each([
  ['answers 500', async () => Response.json({ code: 'UKJENT' }, { status: 500 })],
  [
    'never arrives',
    async () => {
      throw new TypeError('offline');
    },
  ],
] satisfies [string, Fetch][])(
  'goes silently to the configured address when the call %s (SES-36)',
  async (_, answer) => {
    await pressLogOut('sb1', answer);
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith('https://bank.example/ut');
  },
);

it('clears what the browser knew of the customer, but not the cookie consent (OD-117)', async () => {
  recordSessionExpiry(900);
  sessionStorage.setItem('kfp-market-source', 'FINN');
  document.cookie = 'kfp-cookie-consent=x; path=/';
  const queries = await pressLogOut('eika', async () => Response.json({ data: { logoutUrl: answered } }));
  expect(queries.getQueryData(['getAvtaler'])).toBeUndefined();
  expect(findSessionExpiry()).toBeUndefined();
  expect(sessionStorage.getItem('kfp-market-source')).toBeNull();
  expect(document.cookie).toContain('kfp-cookie-consent=x');
});
