import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { type Answers, renderWithAnswers } from '../testing/render-with-answers.tsx';
import { useAnswer } from './answers.tsx';
import { createQueryClient, FailedOnServer } from './query-client.ts';
import { useAskForMissing } from './use-ask-for-missing.ts';

const renderSuspended = (children: ReactNode, answers: Answers) =>
  renderWithAnswers(<Suspense fallback={<p>Venter</p>}>{children}</Suspense>, answers);

function Counts() {
  const helse = useAnswer('getHelseerklaering');
  const tilbud = useAnswer('getAksepttilbud');
  return (
    <p>
      {helse.data?.count ?? 'mangler'} og {tilbud.data?.count ?? 'mangler'}
    </p>
  );
}

function Retry() {
  const { data, error, isFetching, refetch } = useAnswer('getHelseerklaering');
  return (
    <button type="button" onClick={refetch}>
      {data?.count ?? 'mangler'}, {error === null ? 'ingen feil' : 'feil'}, {isFetching ? 'henter' : 'ferdig'}
    </button>
  );
}

it('waits for several answers in one component, whatever their order', async () => {
  const helse = Promise.withResolvers<{ count: number }>();
  const tilbud = Promise.withResolvers<{ count: number }>();
  await renderSuspended(<Counts />, { getHelseerklaering: helse.promise, getAksepttilbud: tilbud.promise });
  await expect.element(page.getByText('Venter')).toBeVisible();
  tilbud.resolve({ count: 2 });
  await expect.element(page.getByText('Venter')).toBeVisible();
  helse.resolve({ count: 1 });
  await expect.element(page.getByText('1 og 2')).toBeVisible();
});

it('returns a failed call as an answer', async () => {
  await renderSuspended(<Counts />, { getHelseerklaering: 'failed', getAksepttilbud: { count: 2 } });
  await expect.element(page.getByText('mangler og 2')).toBeVisible();
});

it('fails at once where there is no network, and comes when there is one', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const answers: Answers = { getHelseerklaering: 'failed', getAksepttilbud: { count: 2 } };
  await renderSuspended(<Counts />, answers);
  await expect.element(page.getByText('mangler og 2')).toBeVisible();
  answers.getHelseerklaering = { count: 1 };
  onlineManager.setOnline(true);
  await expect.element(page.getByText('1 og 2')).toBeVisible();
});

it('keeps its data while a failed call is retried', async () => {
  const answers: Answers = { getHelseerklaering: 'failed' };
  await renderSuspended(<Retry />, answers);
  await expect.element(page.getByText('mangler, feil, ferdig')).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<{ count: number }>();
  answers.getHelseerklaering = promise;
  await page.getByRole('button').click();
  await expect.element(page.getByText('mangler, ingen feil, henter')).toBeVisible();
  await expect.element(page.getByText('Venter')).not.toBeInTheDocument();
  resolve({ count: 3 });
  await expect.element(page.getByText('3, ingen feil, ferdig')).toBeVisible();
});

const failure = new FailedOnServer({ status: 502, statusText: 'Bad Gateway', body: {} });
const pending = Promise.withResolvers<{ count: number }>();

function AskAgain() {
  const { isAsking } = useAskForMissing();
  return isAsking ? 'spør igjen' : 'kan spørres';
}

it.each([
  ['a newer one has come', [{ count: 1 }, { count: 2 }], <Retry key="" />, '2, ingen feil, ferdig'],
  ['it had failed, and has come since', [failure, { count: 2 }], <Retry key="" />, '2, ingen feil, ferdig'],
  ['a newer one is under way', [{ count: 1 }, pending.promise], <Retry key="" />, '1, ingen feil, henter'],
  ['it had failed, and is asked for again', [failure, pending.promise], <AskAgain key="" />, 'spør igjen'],
])('what is taken over late begins as it was sent: %s', async (_, answers, part, text) => {
  const client = createQueryClient(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const queryKey = ['getHelseerklaering'];
  await client.prefetchQuery({ queryKey });
  const section = <QueryClientProvider client={client}>{part}</QueryClientProvider>;
  const element = document.createElement('div');
  element.innerHTML = renderToString(section);
  document.body.append(element);
  const again = client.prefetchQuery({ queryKey, staleTime: 0 });
  if (text.endsWith('ferdig')) await again;
  const errors: unknown[] = [];
  const root = hydrateRoot(element, section, { onRecoverableError: (error) => errors.push(error) });
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  await expect.poll(() => element.textContent).toBe(text);
  expect(errors).toEqual([]);
});
