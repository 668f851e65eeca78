import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Sparebankmeldinger } from './sparebankmeldinger.tsx';

vi.mock('@portal/contract/format/lokale.nb.ts', async () => import('@portal/contract/format/lokale.en.ts'));

it('marks all that the bank wrote as bokmål, wherever it stands (WCAG 3.1.2)', async () => {
  const melding = {
    id: 'm1',
    tittel: 'Nye vilkår',
    tekst: 'De gjelder fra mai.',
    url: '/vilkar',
    ulest: true,
  };
  const answers = { getSparebankmeldinger: { meldinger: [melding] } };
  await renderWithAnswers(<Sparebankmeldinger />, answers, { context: { hasSparebank: true } });
  await page.getByRole('heading').click();
  const items = page.getByRole('listitem');
  await expect.element(items.getByText('Ulest: Nye vilkår', { exact: true })).toBeVisible();
  const marked = [...items.element().querySelectorAll('[lang="nb"]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual([
    'Nye vilkår',
    'De gjelder fra mai.',
    'Nye vilkår',
    'Nye vilkår',
  ]);
  await expect.element(page.getByRole('link', { name: 'Les mer om «Nye vilkår»' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Merk som lest Nye vilkår' })).toBeVisible();
});
