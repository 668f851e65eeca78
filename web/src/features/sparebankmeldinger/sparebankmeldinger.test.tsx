import '../../styles/index.css';
import '../../themes/none.css';

import type { Client } from '@portal/contract/client.ts';
import type { Sparebankmeldinger as Sparebanksvar } from '@portal/contract/sparebank.ts';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { useAnswer } from '../../lib/answers.tsx';
import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Sparebankmeldinger } from './sparebankmeldinger.tsx';

const meldinger = [
  { tittel: 'Nye vilkår', tekst: 'De gjelder fra mai.', url: 'https://x.no/vilkar', ulest: true },
  { tittel: 'Ny rådgiver', tekst: 'Ring oss.', url: 'javascript:alert(1)', ulest: false },
];
const sparebank = { context: { hasSparebank: true } };

it('lists the bank’s messages, and marks the unread ones (OD-12)', async () => {
  await renderWithAnswers(<Sparebankmeldinger />, { getSparebankmeldinger: { meldinger } }, sparebank);
  const region = page.getByRole('region', { name: 'Meldinger fra banken din' });
  await expect.element(region.getByText('1 ulest', { exact: true })).toBeVisible();
  await region.getByRole('heading').click();
  expect(region.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(region.getByText('Ulest: Nye vilkår', { exact: true })).toBeVisible();
  await expect.element(region.getByText('Ny rådgiver', { exact: true })).toBeVisible();
  const links = region.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://x.no/vilkar']);
});

it('says in words that all have been read, where a number alone would stand for nothing', async () => {
  const lest = meldinger.map((melding) => ({ ...melding, ulest: false }));
  await renderWithAnswers(<Sparebankmeldinger />, { getSparebankmeldinger: { meldinger: lest } }, sparebank);
  const summary = page.getByRole('heading').element().closest('summary');
  await expect.element(summary).toHaveTextContent('Meldinger fra banken dinIngen uleste');
});

it('keeps the bank’s paragraphs, and a long address fits on a phone', async () => {
  await page.viewport(320, 700);
  const tekst = `Hei.\n\nLes mer: https://example.no/${'vilkar'.repeat(40)}`;
  const getSparebankmeldinger = { meldinger: [{ tittel: 'V'.repeat(105), tekst, ulest: true }] };
  await renderWithAnswers(<Sparebankmeldinger />, { getSparebankmeldinger }, sparebank);
  const text = page.getByText(/Les mer: https:/);
  await expect.element(text).toHaveStyle({ whiteSpace: 'pre-line' });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it.each<[string, Answers['getSparebankmeldinger'] & {}]>([
  ['has nothing to say', { meldinger: [] }],
  ['failed', 'failed'],
])('is not shown when the bank %s', async (_, answer) => {
  const { container } = await renderWithAnswers(
    <Sparebankmeldinger />,
    { getSparebankmeldinger: answer },
    sparebank,
  );
  await expect.poll(() => container.childElementCount).toBe(0);
});

it('makes no call for other customers (API-30)', async () => {
  const { container } = await renderWithAnswers(<Sparebankmeldinger />, {});
  expect(container.childElementCount).toBe(0);
});

it('counts unread messages, and marks one as read', async () => {
  const uleste = Array.from({ length: 8 }, (_, index) => ({
    id: `m${index}`,
    tittel: `Melding ${index}`,
    tekst: 'Les denne.',
    ulest: true,
  }));
  const answers: Answers = { getSparebankmeldinger: { meldinger: uleste } };
  const sent: unknown[] = [];
  const write = (async (endpoint: { path: string }, input: { body?: unknown }) => {
    sent.push([endpoint.path, input.body]);
    answers.getSparebankmeldinger = { meldinger: uleste.map((et, index) => ({ ...et, ulest: index !== 0 })) };
    return undefined;
  }) as Client;
  await renderWithAnswers(<Sparebankmeldinger />, answers, { ...sparebank, write });
  await expect.element(page.getByText('8 uleste', { exact: true })).toBeVisible();
  await page.getByText('Meldinger fra banken din').click();
  await page.getByRole('button', { name: 'Merk som lest Melding 0' }).click();
  await expect.element(page.getByText('7 uleste', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Merk som lest Melding 0' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Meldinger fra banken din' })).toHaveFocus();
  expect(sent).toEqual([[expect.stringContaining('/kundekommunikasjon/lest'), { id: 'm0' }]]);
});

it('shows each message once when the bank sends two alike, and then another before them', async () => {
  const lik = { tittel: 'Nye vilkår', tekst: 'De gjelder fra mai.', ulest: false };
  const ny = { ...lik, tittel: 'Ny rådgiver' };
  const ulest = { ...lik, id: 'm1', tittel: 'Ny app', ulest: true };
  const answers: Answers = { getSparebankmeldinger: { meldinger: [ulest, lik, lik] } };
  const write = (async () => undefined) as Client;
  await renderWithAnswers(<Sparebankmeldinger />, answers, { ...sparebank, write });
  await page.getByText('Meldinger fra banken din').click();
  answers.getSparebankmeldinger = { meldinger: [ny, { ...ulest, ulest: false }, lik, lik] };
  await page.getByRole('button', { name: 'Merk som lest Ny app' }).click();
  await expect.element(page.getByText('Ny rådgiver', { exact: true })).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([ny, { ...ulest, ulest: false }, lik, lik].map(({ tittel, tekst }) => tittel + tekst));
});

it('cannot mark a message without an id', async () => {
  await renderWithAnswers(<Sparebankmeldinger />, { getSparebankmeldinger: { meldinger } }, sparebank);
  await page.getByText('Meldinger fra banken din').click();
  await expect.element(page.getByText('Ulest: Nye vilkår')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Merk som lest/ })).not.toBeInTheDocument();
});

const uleste = ['Første', 'Andre'].map((tittel) => ({ id: tittel, tittel, tekst: 'Les.', ulest: true }));
const merk = (tittel: string) => page.getByRole('button', { name: `Merk som lest ${tittel}` });

/** Two unread messages of an answer that lacks a third, a field to type in, and a write that the test ends. */
async function showTo() {
  const write = Promise.withResolvers<undefined>();
  const answer = { meldinger: uleste, ufullstendig: true as const };
  const answers: Answers = { getSparebankmeldinger: answer };
  await renderWithAnswers(
    <>
      <Sparebankmeldinger />
      <Suspense>
        <Lack />
      </Suspense>
      <input aria-label="Kommentar" />
    </>,
    answers,
    { ...sparebank, write: (async () => write.promise) as Client },
  );
  await page.getByText('Meldinger fra banken din').click();
  return { answers, done: () => write.resolve(undefined) };
}

function Lack() {
  return (
    <p>{useAnswer('getSparebankmeldinger').data?.ufullstendig === true ? 'Noe mangler' : 'Alt er her'}</p>
  );
}

it.each([
  ['the next button', () => merk('Andre')],
  ['a field', () => page.getByLabelText('Kommentar')],
])('leaves the focus where it has gone meanwhile: %s', async (_, find) => {
  const { answers, done } = await showTo();
  await merk('Første').click();
  find().element().focus();
  answers.getSparebankmeldinger = { meldinger: uleste.map((et, place) => ({ ...et, ulest: place !== 0 })) };
  done();
  await expect.element(page.getByText('1 ulest', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Alt er her')).toBeVisible();
  await expect.element(find()).toHaveFocus();
});

it('does not take a message that could not be read for one that is not there, when another is marked', async () => {
  const { answers, done } = await showTo();
  await merk('Første').click();
  const coming = Promise.withResolvers<Sparebanksvar>();
  answers.getSparebankmeldinger = coming.promise;
  done();
  await expect.element(page.getByText('1 ulest', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Noe mangler')).toBeVisible();
  coming.resolve({ meldinger: [] });
});
