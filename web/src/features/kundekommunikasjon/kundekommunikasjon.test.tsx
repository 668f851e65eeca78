import '../../styles/index.css';
import '../../themes/none.css';

import type { Client } from '@portal/contract/client.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Kundekommunikasjon } from './kundekommunikasjon.tsx';

const meldinger = [
  { tittel: 'Nye vilkår', tekst: 'De gjelder fra mai.', url: 'https://x.no/vilkar', ulest: true },
  { tittel: 'Ny rådgiver', tekst: 'Ring oss.', url: 'javascript:alert(1)', ulest: false },
];
const sparebank = { context: { hasSparebankintegrasjon: true } };

it('lists what the bank has to say, and says what is unread (OD-12)', async () => {
  await renderWithAnswers(<Kundekommunikasjon />, { getKundekommunikasjon: { meldinger } }, sparebank);
  const region = page.getByRole('region', { name: 'Meldinger fra banken din' });
  await expect.element(region.getByText('1 ulest', { exact: true })).toBeVisible();
  await region.getByRole('heading').click();
  expect(region.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(region.getByText('Ulest: Nye vilkår', { exact: true })).toBeVisible();
  await expect.element(region.getByText('Ny rådgiver', { exact: true })).toBeVisible();
  const links = region.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://x.no/vilkar']);
});

it('keeps the bank’s paragraphs, and a long address within a phone', async () => {
  await page.viewport(320, 700);
  const tekst = `Hei.\n\nLes mer: https://example.no/${'vilkar'.repeat(40)}`;
  const getKundekommunikasjon = { meldinger: [{ tittel: 'V'.repeat(105), tekst, ulest: true }] };
  await renderWithAnswers(<Kundekommunikasjon />, { getKundekommunikasjon }, sparebank);
  const text = page.getByText(/Les mer: https:/);
  await expect.element(text).toHaveStyle({ whiteSpace: 'pre-line' });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it.each<[string, Answers['getKundekommunikasjon'] & {}]>([
  ['has nothing to say', { meldinger: [] }],
  ['failed', 'failed'],
])('is not there when the bank %s', async (_, answer) => {
  const { container } = await renderWithAnswers(
    <Kundekommunikasjon />,
    { getKundekommunikasjon: answer },
    sparebank,
  );
  await expect.poll(() => container.childElementCount).toBe(0);
});

it('asks nobody for other customers (API-30)', async () => {
  const { container } = await renderWithAnswers(<Kundekommunikasjon />, {});
  expect(container.childElementCount).toBe(0);
});

it('counts what is unread, and marks one as read', async () => {
  const uleste = Array.from({ length: 8 }, (_, index) => ({
    id: `m${index}`,
    tittel: `Melding ${index}`,
    tekst: 'Les denne.',
    ulest: true,
  }));
  const answers: Answers = { getKundekommunikasjon: { meldinger: uleste } };
  const sent: unknown[] = [];
  const write = (async (endpoint: { path: string }, input: { body?: unknown }) => {
    sent.push([endpoint.path, input.body]);
    answers.getKundekommunikasjon = { meldinger: uleste.map((et, index) => ({ ...et, ulest: index !== 0 })) };
    return undefined;
  }) as Client;
  await renderWithAnswers(<Kundekommunikasjon />, answers, { ...sparebank, write });
  await expect.element(page.getByText('8 uleste', { exact: true })).toBeVisible();
  await page.getByText('Meldinger fra banken din').click();
  await page.getByRole('button', { name: 'Merk som lest Melding 0' }).click();
  await expect.element(page.getByText('7 uleste', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Merk som lest Melding 0' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Meldinger fra banken din' })).toHaveFocus();
  expect(sent).toEqual([[expect.stringContaining('/kundekommunikasjon/lest'), { id: 'm0' }]]);
});

it('cannot mark a message that the bank gave no id', async () => {
  await renderWithAnswers(<Kundekommunikasjon />, { getKundekommunikasjon: { meldinger } }, sparebank);
  await page.getByText('Meldinger fra banken din').click();
  await expect.element(page.getByText('Ulest: Nye vilkår')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Merk som lest/ })).not.toBeInTheDocument();
});
