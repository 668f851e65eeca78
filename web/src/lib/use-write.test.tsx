import { onlineManager, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import { ApiError, type Client } from '@portal/contract/client.ts';

import { ApiProvider } from './api.tsx';
import { createQueryClient } from './query-client.ts';
import { useWrite } from './use-write.ts';

const failure = new ApiError({ status: 0, statusText: '', body: undefined, correlationId: '' });
const body = { mobilNummer: '91234567' };

afterEach(() => onlineManager.setOnline(true));

async function renderWrite(
  call: () => Promise<unknown>,
  options: Parameters<typeof useWrite>[1] = {},
  client = createQueryClient(() => Promise.resolve({})),
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ApiProvider client={call as Client}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  return renderHook(() => useWrite('updateKontaktinformasjon', options), { wrapper });
}

it('without a network fails at once, and is not sent later', async () => {
  const call = vi.fn<() => Promise<unknown>>(() => Promise.reject(failure));
  const onError = vi.fn<(error: ApiError) => void>();
  const { result } = await renderWrite(call, { onError });
  onlineManager.setOnline(false);
  result.current.mutate({ body });
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(failure));
  await vi.waitFor(() => expect(result.current).toMatchObject({ isPending: false, isError: true }));
  onlineManager.setOnline(true);
  expect(call).toHaveBeenCalledOnce();
});

it('tells of success when the network goes before what was written can be read again', async () => {
  const client = createQueryClient(async () => {
    if (client.getQueryData(['getKunde']) === undefined) return {};
    setTimeout(() => onlineManager.setOnline(false));
    throw failure;
  });
  const stopFollowing = new QueryObserver(client, { queryKey: ['getKunde'] }).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(['getKunde'])).toEqual({}));
  const onSuccess = vi.fn<() => void>();
  const { result } = await renderWrite(async () => ({}), { invalidates: ['getKunde'], onSuccess }, client);
  result.current.mutate({ body });
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce(), 5000);
  await vi.waitFor(() => expect(result.current.isPending).toBe(false));
  stopFollowing();
});

it('shows what is being written, and the latest write decides', async () => {
  const answers: ((answer: unknown) => void)[] = [];
  const onSuccess = vi.fn<() => void>();
  const { result } = await renderWrite(() => new Promise((resolve) => answers.push(resolve)), { onSuccess });
  result.current.mutate({ body });
  expect(result.current.isUnderWay()).toBe(true);
  result.current.mutate({ body: { mobilNummer: '98765432' } });
  answers[0]?.({});
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(result.current.isUnderWay()).toBe(true);
  await vi.waitFor(() => expect(result.current.variables?.body).toEqual({ mobilNummer: '98765432' }));
  expect(result.current.isPending).toBe(true);
  answers[1]?.({});
  await vi.waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current).toMatchObject({ isError: false });
  expect(result.current.isUnderWay()).toBe(false);
});

it('tells the component’s latest render, and then what this one call waited for', async () => {
  const told: string[] = [];
  const { result } = await renderWrite(() => Promise.reject(failure), {
    onError: () => told.push('each time'),
  });
  result.current.mutate(
    { body },
    { onError: () => told.push('this time'), onSettled: () => told.push('settled') },
  );
  await vi.waitFor(() => expect(told).toEqual(['each time', 'this time', 'settled']));
});

it.each([
  ['done', () => Promise.resolve({})],
  ['refused', () => Promise.reject(failure)],
])('is in the list of activity when it was %s, which is asked for anew', async (_, call) => {
  const client = createQueryClient(() => Promise.resolve({}));
  client.setQueryData(['getAktivitet', { eldreEnn: '' }], { rader: [] });
  const { result } = await renderWrite(call, {}, client);
  result.current.mutate({ body });
  const isStale = () => client.getQueryState(['getAktivitet', { eldreEnn: '' }])?.isInvalidated;
  await vi.waitFor(() => expect(isStale()).toBe(true));
});
