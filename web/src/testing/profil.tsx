import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { ApiError, type Client } from '@portal/contract/client.ts';
import type { QueryName } from '@portal/contract/endpoints.ts';
import type { PageContext } from '@portal/contract/page.ts';
import { expect, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { createClientContext } from './create-client-context.ts';
import { createConfig } from './create-config.ts';
import { createKunde } from './create-kunde.ts';
import { type Answers, renderWithAnswers } from './render-with-answers.tsx';
import { Page } from '../features/profil/page.tsx';
import { ToastProvider } from '../ui/toast/toast-provider.tsx';

export const kunde = createKunde({
  navn: 'Lun Bris',
  niceKundenummer: '1',
  kontaktInformasjon: { epostAdresse: 'lun@example.com', mobilNummer: '99999901' },
});
export const samtykker = { marketingConsent: 'NOT_AUTHORIZED' };
export const folkeregistrert = { isFolkreregistrert: true, gatenavn: 'Solbakken', gatenummer: '7' };
export const createAnswers = (changed: Answers = {}): Answers => ({
  getOversiktConfig: createConfig(),
  getClientContext: createClientContext(),
  getKunde: kunde,
  getLivkunde: { finnesProlifeKunde: false },
  getKundeadresser: [folkeregistrert, { isFolkreregistrert: false, gatenavn: 'Storgata', gatenummer: '1' }],
  getSamtykker: samtykker,
  getReservasjon: { hasReservasjon: false },
  getSamtykketekster: [
    { samtykke: 'MARKETING', tittel: 'Tilbud', ingress: 'Kan vi?', tekst: 'Mer', versjon: 'v1' },
  ],
  ...changed,
});

/** An API client for writes that waits until the test ends the call: the last one, or the one with the given number. */
export function createWrite() {
  const calls: { path: string; body: unknown }[] = [];
  const pending: PromiseWithResolvers<unknown>[] = [];
  const write = vi.fn(async (endpoint: { path: string }, options?: { body?: unknown }) => {
    calls.push({ path: endpoint.path, body: options?.body });
    const call = Promise.withResolvers<unknown>();
    pending.push(call);
    return call.promise;
  });
  return {
    calls,
    write: write as Client,
    succeed: (answer?: unknown, call = -1) => pending.at(call)?.resolve(answer),
    fail: (status: number, code?: string, call = -1) =>
      pending.at(call)?.reject(new ApiError({ status, statusText: '', body: { code } })),
  };
}

const shown: { queries?: QueryClient } = {};
function Window() {
  const queries = useQueryClient();
  useEffect(() => {
    shown.queries = queries;
  }, [queries]);
  return null;
}
/** Another window has written what this query answers: every page then reads it again (`lib/watch-windows.ts`). */
export const writeElsewhere = (query: QueryName) => shown.queries?.invalidateQueries({ queryKey: [query] });

export const show = (
  answers: Answers = createAnswers(),
  write?: Client,
  context: Partial<PageContext> = {},
) =>
  renderWithAnswers(
    <ToastProvider>
      <Page />
      <Window />
    </ToastProvider>,
    answers,
    { ...(write && { write }), context },
  );
export const getRow = (label: string) =>
  page.getByRole('group').filter({ has: page.getByText(label, { exact: true }) });
export async function open(label: string) {
  await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  await getRow(label).getByText('Endre').click();
  return getRow(label);
}
export async function save(label: string, value: string) {
  const row = await open(label);
  await row.getByRole('textbox').fill(value);
  await row.getByRole('button', { name: 'Lagre' }).click();
  return row;
}
/** By keyboard, since a toast may cover the button. */
export async function press(button: Locator) {
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}
export const toast = (text: string | RegExp) => page.getByRole('listitem').getByText(text);
