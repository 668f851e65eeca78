import '../../styles/index.css';
import '../../themes/none.css';

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { collectHendelser } from '../../testing/collect-hendelser.ts';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Kvittering } from './page.tsx';

it('has a menu and no back button, and recommends what goes with what was bought (NAV-14, NBO-01)', async () => {
  await renderWithAnswers(<Kvittering />, {});
  await expect.element(page.getByText('Meny', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Tilbake', exact: true })).not.toBeInTheDocument();
  const module = page.getByRole('region', { name: 'Anbefalt for deg' });
  await expect
    .element(module.getByRole('heading', { level: 3 }).first())
    .toHaveTextContent('Reiseforsikring');
  // The first with a picture, at most five, and not the product that was bought.
  expect(module.getByRole('link').elements()).toHaveLength(5);
  expect(module.element().querySelectorAll('svg[viewBox="0 0 480 300"]')).toHaveLength(1);
  await expect.element(module.getByText('Bilforsikring')).not.toBeInTheDocument();
});

it('sends one event for the purchase (ANA-06)', async () => {
  const measured = collectHendelser();
  await renderWithAnswers(<Kvittering />, {});
  await expect.element(page.getByRole('region', { name: 'Anbefalt for deg' })).toBeVisible();
  expect(measured.filter(([navn]) => navn === 'fullfortKjop')).toEqual([
    ['fullfortKjop', { produktType: 'BIL', produktNavn: 'Bilforsikring' }],
  ]);
});
