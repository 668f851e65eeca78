import '../../styles/index.css';
import '../../themes/none.css';

import type { Tilbud, TilbudResponse } from '@portal/contract/tilbud.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { TilbudeneCard } from './tilbudene-card.tsx';

const svar = (antall: number): TilbudResponse => ({
  tilbud: Array.from({ length: antall }, (_, index): Tilbud => ({
    name: `Bil ${index + 1}`,
    monthlyPrice: 100 + index,
    policyNumber: `${index}`,
    versionNumber: 1,
    productType: 'BIL',
    pakkeTilbud:
      index === 0
        ? [
            {
              policyNumber: 'p',
              versionNumber: 1,
              productType: 'INNBO',
              monthlyPrice: 14.5,
              yearlyPrice: 174,
            },
          ]
        : [],
    systemSource: 'NICE',
  })),
  systemSourceError: false,
  sources: [],
});
const renderCard = (answers: Answers) =>
  renderWithAnswers(
    <>
      <p>Resten av siden</p>
      <TilbudeneCard />
    </>,
    answers,
  );
const overskrift = page.getByRole('heading', { name: 'Tilbudene dine' });

describe('TilbudeneCard', () => {
  it('lists the first three of five, counts all, and links to them (OFC-01 to OFC-07)', async () => {
    await renderCard({ getTilbud: svar(5) });
    await expect.element(overskrift).toBeVisible();
    await expect.element(page.getByText('5', { exact: true })).toBeVisible();
    await expect
      .poll(() =>
        page
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Bil 1114,50\u00a0kr/md', 'Bil 2101\u00a0kr/md', 'Bil 3102\u00a0kr/md', '+ 2 forsikringer']);
    await expect
      .element(page.getByRole('link', { name: 'Vis tilbud' }))
      .toHaveAttribute('href', '/privat/forsikring/oversikt/tilbud');
    // It is beside the prices above, and in the footer.
    await expect.element(page.getByText(/^Sammenlign våre priser/)).not.toBeInTheDocument();
  });

  it.each([
    [3, undefined],
    [4, '+ 1 forsikring'],
  ])('%d offers end in %s (OFC-06, AMB-28)', async (antall, flere) => {
    await renderCard({ getTilbud: svar(antall) });
    await expect.element(overskrift).toBeVisible();
    const rows = page.getByRole('listitem').elements();
    expect(rows).toHaveLength(flere === undefined ? 3 : 4);
    if (flere !== undefined) expect(rows.at(-1)?.textContent).toBe(flere);
  });

  it.each([
    ['there are none', svar(0)],
    ['they cannot be had', 'failed' as const],
  ])('is not shown when %s (OD-60)', async (_, getTilbud) => {
    const { container } = await renderCard({ getTilbud });
    await expect.element(page.getByText('Resten av siden')).toBeVisible();
    await expect.poll(() => container.childElementCount).toBe(1);
    await expect.element(overskrift).not.toBeInTheDocument();
  });

  it('is not shown while they are loading (OD-60)', async () => {
    const { promise, resolve } = Promise.withResolvers<TilbudResponse>();
    await renderCard({ getTilbud: promise });
    await expect.element(page.getByText('Resten av siden')).toBeVisible();
    await expect.element(overskrift).not.toBeInTheDocument();
    resolve(svar(1));
    await expect.element(overskrift).toBeVisible();
  });
});

it('links from each to its card on the page, and does not count expired ones', async () => {
  const { tilbud, ...resten } = svar(3);
  await renderCard({
    getTilbud: {
      ...resten,
      tilbud: tilbud.map((et, place) => ({ ...et, ...(place === 0 && { utlopt: true }) })),
    },
  });
  await expect.element(page.getByText('2', { exact: true })).toBeVisible();
  const addresses = page
    .getByRole('link', { name: /^Bil / })
    .elements()
    .map((lenke) => lenke.getAttribute('href'));
  expect(addresses).toHaveLength(2);
  expect(new Set(addresses).size).toBe(2);
  for (const address of addresses)
    expect(address).toMatch(/^\/privat\/forsikring\/oversikt\/tilbud#tilbud-k\w+$/);
});

it('has name and price on one line at 320 px, and below each other only with room around them', async () => {
  const { tilbud, ...rest } = svar(2);
  const [short, long] = tilbud;
  if (short === undefined || long === undefined) throw new Error('There are no offers');
  const { container } = await renderCard({
    getTilbud: {
      ...rest,
      tilbud: [
        { ...short, name: 'Hus', monthlyPrice: 1060, pakkeTilbud: [] },
        { ...long, name: 'Hjerteforsikring', monthlyPrice: 1060 },
      ],
    },
  });
  // The page's room on a phone of 320 px.
  container.style.width = '288px';
  await expect.element(overskrift).toBeVisible();
  const [first, second] = page
    .getByRole('listitem')
    .elements()
    .map((row) => {
      const link = row.querySelector('a');
      const [, name, price] = [...(link?.children ?? [])].map((part) => part.getBoundingClientRect());
      const { top = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {};
      return { name, price, top, bottom };
    });
  expect(first?.price?.top).toBeLessThan(first?.name?.bottom ?? 0);
  expect(second?.price?.top).toBeGreaterThanOrEqual(second?.name?.bottom ?? 0);
  // The tile beside the name is as high as the name's line, or higher.
  expect((second?.name?.top ?? 0) - (second?.top ?? 0)).toBeGreaterThanOrEqual(12);
  expect((second?.bottom ?? 0) - (second?.price?.bottom ?? 0)).toBeGreaterThanOrEqual(12);
});

it('has a button as wide as its words below offers that stand beside each other', async () => {
  await page.viewport(1280, 800);
  await renderCard({ getTilbud: svar(2) });
  const button = page.getByRole('link', { name: 'Vis tilbud' });
  await expect.element(button).toBeVisible();
  const [first, second] = page
    .getByRole('listitem')
    .elements()
    .map((row) => row.getBoundingClientRect());
  expect(first?.top).toBe(second?.top);
  const { left, width } = button.element().getBoundingClientRect();
  expect(left).toBe(first?.left);
  expect(width).toBeLessThan(200);
});
