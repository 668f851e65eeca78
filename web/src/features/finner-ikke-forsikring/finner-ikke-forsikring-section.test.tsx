import '../../styles/index.css';
import '../../themes/none.css';

import type { FinnerIkkeForsikring } from '@portal/contract/oversikt-config.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { collectHendelser } from '../../testing/collect-hendelser.ts';
import { createConfig } from '../../testing/create-config.ts';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { FinnerIkkeForsikringSection } from './finner-ikke-forsikring-section.tsx';

const item = (nummer: number): FinnerIkkeForsikring => ({
  title: `Spørsmål ${nummer}`,
  description: `Svar ${nummer}`,
});
const items = (count: number) => Array.from({ length: count }, (_, index) => item(index + 1));
const visFlere = page.getByText('Vis flere spørsmål');
const renderItems = (finnerIkkeForsikringConfig: FinnerIkkeForsikring[], andre = 0) =>
  renderWithAnswers(<FinnerIkkeForsikringSection />, {
    getOversiktConfig: createConfig({
      innhold: {
        finnerIkkeForsikringConfig,
        andreForsikringer: Array.from({ length: andre }, () => ({ title: 'Kort', description: 'Reise' })),
      },
    }),
  });

describe('Finner du ikke forsikringene dine?', () => {
  it.each([
    [3, 3],
    [4, 4],
    [5, 3],
  ])('of %i questions %i are shown at once, the rest on request (OVW-13, OVW-14)', async (count, shown) => {
    await renderItems(items(count));
    await expect
      .element(page.getByRole('heading', { name: 'Finner du ikke forsikringene dine?' }))
      .toBeVisible();
    const sporsmal = page.getByRole('heading', { level: 3 });
    expect(sporsmal.elements()).toHaveLength(shown);
    if (shown === count) {
      await expect.element(visFlere).not.toBeInTheDocument();
      return;
    }
    await visFlere.click();
    expect(sporsmal.elements()).toHaveLength(count);
    await expect.element(page.getByText('Vis færre spørsmål')).toBeVisible();
  });

  it('keeps the link to other insurances when there are no questions', async () => {
    await renderItems([], 1);
    await expect.element(page.getByRole('link', { name: 'Se andre forsikringer' })).toBeVisible();
  });

  it('answers in the operator’s words, with a link where there is one (OVW-12, CFG-01)', async () => {
    await renderItems([
      { ...item(1), link: { url: 'https://andre.example', urlText: 'Les hos andre', external: true } },
      { ...item(2), link: { url: '/egen', urlText: 'Les hos oss', external: false } },
      { ...item(3), link: { url: 'javascript:alert(1)', urlText: 'Les ingen steder', external: false } },
    ]);
    for (const nummer of [1, 2, 3]) {
      await page.getByText(`Spørsmål ${nummer}`).click();
      await expect.element(page.getByText(`Svar ${nummer}`)).toBeVisible();
    }
    await expect
      .element(page.getByRole('link', { name: /Les hos andre/ }))
      .toHaveAttribute('target', '_blank');
    const egen = page.getByRole('link', { name: 'Les hos oss' });
    await expect.element(egen).toHaveAttribute('href', '/egen');
    await expect.element(egen).not.toHaveAttribute('target');
    await expect.element(page.getByText('Les ingen steder')).not.toBeInTheDocument();
  });

  it('links to the page about other insurances when there are any (OD-70)', async () => {
    await renderItems(items(1), 1);
    await expect
      .element(page.getByRole('link', { name: 'Se andre forsikringer' }))
      .toHaveAttribute('href', '/privat/forsikring/oversikt/andre-forsikringer');
  });

  it('is left out when there is no content', async () => {
    const { container } = await renderItems([], 0);
    expect(container.textContent).toBe('');
  });

  it.each([
    [1, [['komponentvisning', { komponent: 'finner-ikke-forsikring' }]]],
    [0, []],
  ])('is measured as shown only where it is: with %d questions', async (count, events) => {
    const measured = collectHendelser();
    await renderItems(items(count));
    expect(measured).toEqual(events);
  });
});
