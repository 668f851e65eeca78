import '../../styles/index.css';
import '../../themes/none.css';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { createClientContext } from '../../testing/create-client-context.ts';
import { createConfig } from '../../testing/create-config.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Page as ClosedPage } from './page-closed.tsx';
import { Page } from './page.tsx';

const avtaler: AvtalerResponse = {
  avtaler: [
    {
      policyNumber: '1',
      name: 'Husforsikring',
      avtaleStatus: 'ACTIVE',
      systemSource: 'NICE',
      productType: 'HUS',
      monthlyPrice: 913.5,
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
    getClientContext: createClientContext(),
    getKunde: createKunde(),
    getSession: { loginContext: 'FORSIKRING', navn: ' Lun Stille Bris' },
    getKontaktinfo: { apningstider: [], telefon: '91502300' },
    getAvtaler: avtaler,
    getTilbud: { tilbud: [], systemSourceError: false, sources: [] },
    getHelseerklaering: { count: 1 },
    getAksepttilbud: { count: 0 },
    getUlesteMeldinger: { hasUlesteMeldinger: false },
    getMotoroppgaver: { oppgaver: [] },
    getProduktanbefaling: {
      scores: [{ nextBestOfferProdukt: 'FRITIDSHUS', score: 1 }],
      controlgroup: false,
      fallback: false,
    },
  }) satisfies Answers;

it('greets by first name under one h1 (OVW-01)', async () => {
  await renderWithAnswers(<Page />, answers(true));
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Forsikrings\u00adoversikt');
  await expect.element(page.getByText('Hei, Lun')).toBeVisible();
});

it('shows greeting and heading before any outside system has answered', async () => {
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

it('greets without a name when the login gave none', async () => {
  await renderWithAnswers(<Page />, { ...answers(true), getSession: { loginContext: 'FORSIKRING' } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText(/Hei,/)).not.toBeInTheDocument();
});

it('is replaced by the error page where an operator has closed it (OVW-20)', async () => {
  await renderWithAnswers(<ClosedPage />, answers(false));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Noe har gått galt');
  await expect.element(page.getByText('Forsikringene dine')).not.toBeInTheDocument();
  // The actions lead to open pages, never back to this one.
  const ways = page
    .getByRole('link')
    .elements()
    .map((lenke) => lenke.getAttribute('href'));
  expect(ways).toContain('/privat/forsikring/oversikt/forsikringsprofil');
  expect(ways).not.toContain('/privat/forsikring/oversikt');
});

it.each([320, 680, 1199, 1200, 2600])('is no wider than the window at %d px', async (width) => {
  await page.viewport(width, 800);
  await renderWithAnswers(<Page />, answers(true));
  await expect.element(page.getByRole('link', { name: /Husforsikring/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it.each([
  [1280, 720],
  [390, 844],
])(
  'shows the first insurance on the first screen when there are two tasks, at %d × %d',
  async (width, height) => {
    await page.viewport(width, height);
    await renderWithAnswers(<Page />, {
      ...answers(true),
      getAvtaler: {
        ...avtaler,
        avtaler: [...avtaler.avtaler, { name: 'Innbo', avtaleStatus: 'ACTIVE', systemSource: 'NICE' }],
      },
      getAksepttilbud: { count: 2 },
    });
    const kort = page.getByRole('link', { name: /Husforsikring/ });
    await expect.element(kort).toBeVisible();
    await expect.element(page.getByText('Innbo er ikke med, vi vet ikke hva den koster.')).toBeVisible();
    // Below the header, which this page does not have.
    const pris = page.getByText('913,50', { exact: false }).last().element();
    expect(pris.getBoundingClientRect().bottom + 72).toBeLessThanOrEqual(height);
  },
);

it('moves nothing when the banner appears on a wide screen', async () => {
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

it('has its blocks in the specified order (OVW-16, OD-113)', async () => {
  const config = createConfig({
    innhold: {
      dobbeltforsikring: { url: 'https://hjelp.example', urlText: 'Få hjelp', external: true },
      finnerIkkeForsikringConfig: [{ title: 'Nettopp kjøpt', description: 'Det kan ta et døgn.' }],
    },
  });
  await renderWithAnswers(<Page />, {
    ...answers(true),
    getOversiktConfig: config,
    getKunde: createKunde({ isLoMedlem: true }),
    getAksepttilbud: 'failed',
  });
  await expect.element(page.getByText(/Har du to innboforsikringer/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Hytteforsikring/ })).toBeVisible();
  const order = [
    'Vi opplever for tiden problemer',
    'Som medlem i et LO-forbund',
    'Oppgavene dine',
    'Forsikringene dine',
    'Husforsikring',
    'Kjøp forsikring',
    'Har du to innboforsikringer',
    'Anbefalt for deg',
    'Hytteforsikring',
    'Finner du ikke forsikringene dine?',
    'Hva vil du forsikre?',
    'Hvor fornøyd er du med denne nettsiden?',
  ];
  const text = document.body.textContent.replaceAll('\u00AD', '');
  const places = order.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('links to buying from a card after the agreements, also when there are none (OVW-07 to OVW-10)', async () => {
  await renderWithAnswers(<Page />, {
    ...answers(true),
    getAvtaler: { ...avtaler, avtaler: [], monthlySum: null, yearlySum: null },
  });
  const card = page.getByRole('link', { name: /Kjøp forsikring/ });
  await expect.element(card).toHaveAttribute('href', '/privat/forsikring/oversikt/kjopsinnganger');
  await expect
    .element(card.getByText('Det er smart å forsikre deg selv, familien og tingene du er glad i.'))
    .toBeVisible();
  await expect.element(card.getByText('Samle forsikringer – få rabatt')).toBeVisible();
});
