import '../../styles/index.css';
import '../../themes/none.css';

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { createClientContext } from '../../testing/create-client-context.ts';
import { createConfig } from '../../testing/create-config.ts';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Page } from './page.tsx';

const getKontaktinfo = { telefon: '22438634', epost: 'hei@example.no', apningstider: [] };
const hrefs = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

it('says how to complain to the insurer, the complaints board and the bank', async () => {
  await page.viewport(320, 700);
  const getClientContext = createClientContext();
  getClientContext.info.nettbankUrl = 'https://bank.example.no';
  getClientContext.info.klage = {
    navn: 'Klageansvarlig i Fjellstø',
    epost: `${'klage'.repeat(20)}@example.no`,
    adresse: 'Postboks 1, 0101 Oslo',
    skjemaUrl: 'https://fjellsto.example.no/klage',
  };
  await renderWithAnswers(<Page />, { getClientContext, getKontaktinfo, getOversiktConfig: createConfig() });
  await expect
    .element(
      page.getByText(/Klageansvarlig i Fjellstø, Postboks 1, 0101 Oslo|Klageansvarlig i Fjellstø/).first(),
    )
    .toBeVisible();
  expect(hrefs()).toEqual(
    expect.arrayContaining([
      'mailto:hei@example.no',
      'https://fjellsto.example.no/klage',
      'https://www.finkn.no',
      'https://bank.example.no',
    ]),
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('links to customer service where the brand has no contact for complaints', async () => {
  const getClientContext = createClientContext();
  await renderWithAnswers(<Page />, { getClientContext, getKontaktinfo, getOversiktConfig: createConfig() });
  await expect.element(page.getByText('Du kan sende klagen til kundesenteret:')).toBeVisible();
  expect(hrefs().filter((href) => href === 'mailto:hei@example.no')).toHaveLength(2);
});
