import '../../styles/index.css';
import '../../themes/none.css';

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
  await expect.element(region).toBeVisible();
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
