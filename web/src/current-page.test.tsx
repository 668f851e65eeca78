import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { BASE_PATH } from '@portal/contract/paths.ts';

import { CurrentPage } from './current-page.tsx';
import { closedTekster } from './features/oversikt/closed-tekster.nb.ts';
import { createClientContext } from './testing/create-client-context.ts';
import { createConfig } from './testing/create-config.ts';
import { type Answers, renderWithAnswers } from './testing/render-with-answers.tsx';
import { ToastProvider } from './ui/toast/toast-provider.tsx';

vi.mock('./features/tilbud/page.tsx', () => ({
  title: 'Tilbud',
  Page: () => {
    throw new Error('Kan ikke tegnes');
  },
}));
vi.mock('./lib/script-state.ts', () => ({ isPageAsSent: () => false, noteScript: () => undefined }));
afterEach(() => vi.restoreAllMocks());

it('a page that throws keeps header, footer, contact and logout, and its title is that of the error page (ERR-14)', async () => {
  await page.viewport(1280, 800);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { hook, searchHook } = memoryLocation({ path: `${BASE_PATH}/tilbud` });
  await renderWithAnswers(
    <ToastProvider>
      <Router hook={hook} searchHook={searchHook}>
        <CurrentPage />
      </Router>
    </ToastProvider>,
    {
      getSessionStatus: { kfpSessionId: '1' },
      getClientContext: createClientContext(),
      getOversiktConfig: createConfig(),
      getSession: { loginContext: 'ÅPEN' },
      getKontaktinfo: { telefon: '22438634', apningstider: [] },
      getBankkontakt: 'failed',
      getTilbud: 'failed',
    },
    { context: { kfpSessionId: '1', formToken: 't' } },
  );
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Oisann, her skjedde det en feil' }))
    .toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Hovedmeny' }).first()).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Logg ut' }).first()).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: '+47 22 43 86 34' }).first()).toBeVisible();
  await expect.poll(() => document.title).toContain('Oisann, her skjedde det en feil');
});

it('a link to a closed overview asks for nothing of what the overview would show', async () => {
  await page.viewport(1280, 800);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { hook, searchHook } = memoryLocation({ path: `${BASE_PATH}/tilbud` });
  const asked: PropertyKey[] = [];
  const answers: Answers = {
    getSessionStatus: { kfpSessionId: '1' },
    getClientContext: createClientContext({ shortname: 'sb1' }),
    getOversiktConfig: createConfig({ featureFlags: { 'nysalg-skade': false } }),
    getSession: { loginContext: 'ÅPEN' },
    getKontaktinfo: { telefon: '22438634', apningstider: [] },
    getBankkontakt: 'failed',
    getTilbud: 'failed',
  };
  await renderWithAnswers(
    <ToastProvider>
      <Router hook={hook} searchHook={searchHook}>
        <CurrentPage />
      </Router>
    </ToastProvider>,
    new Proxy(answers, {
      get: (target, name) => {
        asked.push(name);
        return Reflect.get(target, name) as unknown;
      },
    }),
    { context: { kfpSessionId: '1', formToken: 't' } },
  );
  await page.getByRole('link', { name: 'Forsikringsoversikt' }).first().click();
  await expect.element(page.getByRole('link', { name: closedTekster.tilProfilen })).toBeVisible();
  expect(asked).toContain('getOversiktConfig');
  expect(asked).not.toContain('getAvtaler');
});

it.each([
  [
    'stays on an error page, which may be that of a customer whose session could not be read',
    'unavailable',
    'FINN',
  ],
  ['is removed on a page of a visitor', undefined, null],
] as const)('the market source %s (SES-06)', async (_, failure, kept) => {
  sessionStorage.setItem('kfp-market-source', 'FINN');
  const { hook, searchHook } = memoryLocation({ path: BASE_PATH });
  await renderWithAnswers(
    <ToastProvider>
      <Router hook={hook} searchHook={searchHook}>
        <CurrentPage />
      </Router>
    </ToastProvider>,
    {
      getSessionStatus: {},
      getClientContext: createClientContext(),
      getOversiktConfig: createConfig(),
      getKontaktinfo: { telefon: '22438634', apningstider: [] },
      getBankkontakt: 'failed',
    },
    { context: { ...(failure && { failure }) } },
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sessionStorage.getItem('kfp-market-source')).toBe(kept);
});
