import '../../styles/index.css';
import '../../themes/none.css';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { createConfig } from '../../testing/create-config.ts';
import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Page } from './page.tsx';

const avtaler: AvtalerResponse = {
  avtaler: [
    {
      policyNumber: '1',
      name: 'Husforsikring',
      avtaleStatus: 'ACTIVE',
      systemSource: 'NICE',
      productType: 'HUS',
    },
  ],
  monthlySum: 913.5,
  yearlySum: 10962,
  systemSourceError: false,
  sources: [{ systemSource: 'NICE', state: 'ok' }],
};
const answers = (nysalg: boolean) =>
  ({
    getOversiktConfig: createConfig({ featureFlags: { 'nysalg-skade': nysalg } }),
    getSession: { loginContext: 'FORSIKRING', navn: ' Lun Stille Bris' },
    getKontaktinfo: { apningstider: [], telefon: '91502300' },
    getAvtaler: avtaler,
    getHelseerklaering: { count: 1 },
    getAksepttilbud: { count: 0 },
    getUlesteMeldinger: { hasUlesteMeldinger: false },
    getMotoroppgaver: { oppgaver: [] },
  }) satisfies Answers;

it('greets by first name under one h1 (OVW-01)', async () => {
  await renderWithAnswers(<Page />, answers(true));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Forsikringsoversikt');
  await expect.element(page.getByText('Hei, Lun')).toBeVisible();
});

it('shows greeting and heading before any other system has answered', async () => {
  const pending = new Promise<never>(() => {});
  await renderWithAnswers(<Page />, {
    ...answers(true),
    getAvtaler: pending,
    getHelseerklaering: pending,
    getMotoroppgaver: pending,
  });
  await expect.element(page.getByText('Hei, Lun')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Henter forsikringene dine.');
});

it('greets nobody by name when the login gave none', async () => {
  await renderWithAnswers(<Page />, { ...answers(true), getSession: { loginContext: 'FORSIKRING' } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText(/Hei,/)).not.toBeInTheDocument();
});

it('is replaced by the error page where an operator has closed it (OVW-20)', async () => {
  await renderWithAnswers(<Page />, answers(false));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Noe har gått galt');
  await expect.element(page.getByText('Forsikringene dine')).not.toBeInTheDocument();
});

it.each([320, 680, 1199, 1200, 2600])('is no wider than the window at %d px', async (width) => {
  await page.viewport(width, 800);
  await renderWithAnswers(<Page />, answers(true));
  await expect.element(page.getByRole('link', { name: /Husforsikring/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('does not move what is shown when the banner comes on a wide screen', async () => {
  await page.viewport(1280, 900);
  const { promise, resolve } = Promise.withResolvers<{ count: number }>();
  await renderWithAnswers(<Page />, { ...answers(true), getHelseerklaering: promise });
  const overskrift = page.getByRole('heading', { name: 'Forsikringene dine' });
  await expect.element(page.getByRole('link', { name: /Husforsikring/ })).toBeVisible();
  const plassFor = overskrift.element().getBoundingClientRect().top;
  const { FailedOnServer } = await import('../../lib/query-client.ts');
  resolve(Promise.reject(new FailedOnServer({ status: 502, statusText: '', body: {} })));
  await expect.element(page.getByText(/Vi opplever for tiden problemer/)).toBeVisible();
  expect(overskrift.element().getBoundingClientRect().top).toBe(plassFor);
});
