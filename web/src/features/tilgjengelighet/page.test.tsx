import '../../styles/index.css';
import '../../themes/none.css';

import type { Tilgjengelighet } from '@portal/contract/tilgjengelighet.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Page, title } from './page.tsx';

const getKontaktinfo = { telefon: '22438634', epost: 'hei@example.no', apningstider: [] };
const erklaering: NonNullable<Tilgjengelighet['erklaering']> = {
  standard: 'WCAG 2.2',
  samsvar: 'DELVIS',
  vurdert: '2026-11-20',
  vurdering: 'En av oss har prøvd sidene.',
  brudd: [
    { title: 'Eldre dokumenter', description: 'W'.repeat(80), krav: '1.3.1', frist: '2027-06-30' },
    { title: 'Kart', description: 'Har ingen tekst.', norsk: true },
  ],
};

it('says how far the pages follow the standard, what does not, until when, and whom to tell', async () => {
  await page.viewport(320, 700);
  const lenke = 'https://uustatus.example.no/erklaring';
  await renderWithAnswers(<Page />, { getTilgjengelighet: { erklaering, lenke }, getKontaktinfo });
  const said = [
    'Sidene følger de fleste kravene i WCAG 2.2 på nivå A og AA, men ikke alle.',
    'En av oss har prøvd sidene.',
    'Vurderingen er fra 20.11.2026.',
    'Gjelder krav 1.3.1.',
    'Skal være rettet innen 30.06.2027.',
  ];
  for (const text of said) await expect.element(page.getByText(text)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /offentlige registeret/ }))
    .toHaveAttribute('href', lenke);
  await expect
    .element(page.getByRole('link', { name: 'hei@example.no' }))
    .toHaveAttribute('href', 'mailto:hei@example.no');
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(2);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('has no list where nothing is wrong, and no link where the statement stands nowhere else', async () => {
  const whole = { ...erklaering, samsvar: 'HELT' as const, brudd: [] };
  await renderWithAnswers(<Page />, { getTilgjengelighet: { erklaering: whole }, getKontaktinfo });
  await expect
    .element(page.getByText('Sidene følger alle kravene i WCAG 2.2 på nivå A og AA.'))
    .toBeVisible();
  expect(page.getByRole('heading', { name: 'Dette virker ikke for alle' }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: /registeret/ }).elements()).toEqual([]);
});

it('says whom to tell also when the statement could not be fetched', async () => {
  await renderWithAnswers(<Page />, { getTilgjengelighet: 'failed', getKontaktinfo });
  await expect.element(page.getByText(/Vi får ikke hentet erklæringen/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '+47 22 43 86 34' })).toBeVisible();
});

it('has a title without the soft hyphen of its heading', () => {
  expect(title).toBe('Tilgjengelighetserklæring');
});
