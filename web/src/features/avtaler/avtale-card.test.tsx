import '../../styles/index.css';
import '../../themes/none.css';

import type { Avtale } from '@portal/contract/avtaler.ts';
import type { Pris, PriserResponse } from '@portal/contract/kostnader.ts';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';

import { AvtaleCard } from './avtale-card.tsx';

const renderCard = (card: ReactNode) => renderWithAnswers(card, {});

const bil: Avtale = {
  policyNumber: '8801',
  name: 'Bilforsikring',
  description: 'EL 12345 Volvo EX30',
  monthlyPrice: 642,
  avtaleStatus: 'ACTIVE',
  systemSource: 'NICE',
  productType: 'BIL',
};
const lenke = page.getByRole('link');

it('is one link with title, description and price (CARD-01 to CARD-03, CARD-06)', async () => {
  await renderCard(<AvtaleCard avtale={bil} />);
  await expect.element(lenke).toHaveAccessibleName(/^Bilforsikring EL 12345 Volvo EX30 642\skr\/md$/);
  await expect.element(lenke).toHaveAttribute('href', '/privat/forsikring/motor/detaljer/8801');
  await expect.element(lenke.getByRole('heading', { level: 3, name: 'Bilforsikring' })).toBeVisible();
});

it('says where to look when there is no price (CARD-04)', async () => {
  const { monthlyPrice: _, ...utenPris } = bil;
  await renderCard(<AvtaleCard avtale={utenPris} />);
  await expect.element(lenke).toMatchTextContent('Se detaljer for oversikt');
  await expect.element(lenke).not.toMatchTextContent('kr/md');
});

it('shows the price per year when that is the only one', async () => {
  const { monthlyPrice: _, ...utenManedspris } = bil;
  await renderCard(<AvtaleCard avtale={{ ...utenManedspris, yearlyPrice: 1590 }} />);
  await expect.element(lenke).toHaveAccessibleName(/1\s590\skr\/år$/);
  await expect.element(lenke).not.toMatchTextContent('Se detaljer');
});

it('says that details are missing instead of where to see them (CARD-24, CARD-25)', async () => {
  const { monthlyPrice: _, productType: __, ...utenDetaljer } = bil;
  await renderCard(<AvtaleCard avtale={{ ...utenDetaljer, systemSource: 'PARIS' }} />);
  await expect.element(lenke).toMatchTextContent('Vi mangler detaljer om denne forsikringen');
  await expect.element(lenke).not.toMatchTextContent('Se detaljer');
  await expect.element(lenke).toHaveAttribute('href', expect.stringContaining('avtale=8801'));
});

it('shows a price of 0 as a price', async () => {
  await renderCard(<AvtaleCard avtale={{ ...bil, monthlyPrice: 0 }} />);
  await expect.element(lenke).toMatchTextContent('0 kr/md');
});

it('has a tag with its glyph when there is something to say (CARD-05)', async () => {
  const endDate = '2025-03-01';
  await renderCard(<AvtaleCard avtale={{ ...bil, avtaleStatusDescription: 'Til Annullasjon', endDate }} />);
  const tag = page.getByText('Avsluttes 01.03.2025');
  await expect.element(tag).toBeVisible();
  expect(tag.element().querySelector('svg')).not.toBeNull();
});

it('shows an unknown type and an unknown status (CARD-36, CARD-38)', async () => {
  await renderCard(<AvtaleCard avtale={{ ...bil, productType: 'NOE_NYTT', avtaleStatus: 'NOE_ANNET' }} />);
  await expect.element(lenke).toHaveAttribute('href', '/privat/forsikring/detaljer/8801');
});

it.each([320, 360, 768])('keeps the longest names and tags inside the card at %d px', async (width) => {
  await page.viewport(width, 700);
  await renderCard(
    <AvtaleCard
      avtale={{
        ...bil,
        name: 'Sammenleggbarcampingvognforsikringsavtale',
        description: 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ',
        monthlyPrice: 123456.5,
        avtaleStatusDescription: 'Til Annullasjon',
        endDate: '2026-12-31',
      }}
    />,
  );
  const kort = lenke.element();
  const hoyre = kort.getBoundingClientRect().right;
  for (const del of kort.querySelectorAll('*'))
    expect(del.getBoundingClientRect().right).toBeLessThanOrEqual(hoyre);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

const fornyes: Avtale = { ...bil, avtaleStatus: 'RENEWAL', monthlyPrice: 189, yearlyPrice: 2268 };
const nyPris: Pris = {
  systemSource: 'NICE',
  policyNumber: '8801',
  gyldigFra: '2027-05-01',
  pris: 2496,
  prisFor: 2268,
};
it.each<[string, Partial<Pris>, string, Partial<Avtale>?]>([
  ['dearer', {}, 'Fra 01.05.2027: 208 kr/md, 19 kr mer enn nå'],
  ['cheaper', { pris: 2148 }, 'Fra 01.05.2027: 179 kr/md, 10 kr mindre enn nå'],
  ['the same', { pris: 2268 }, 'Samme pris fra 1. mai'],
  ['dearer, paid in instalments', {}, 'Fra 01.05.2027: 2 496 kr/år (nå 2 268 kr/år)', { monthlyPrice: 200 }],
  [
    'cheaper, paid in instalments',
    { pris: 2148 },
    'Fra 01.05.2027: 2 148 kr/år (nå 2 268 kr/år)',
    { monthlyPrice: 200 },
  ],
])('in renewal it says what it will cost: %s, and nothing moves', async (_, change, expected, own) => {
  await page.viewport(320, 800);
  const { promise, resolve } = Promise.withResolvers<PriserResponse>();
  await renderWithAnswers(<AvtaleCard avtale={{ ...fornyes, ...own }} />, { getPriser: promise });
  await expect.element(page.getByText('Fornyelse')).toBeVisible();
  const { height } = lenke.element().getBoundingClientRect();
  resolve({ idag: '2026-11-23', priser: [{ ...nyPris, ...change }], sources: [] });
  await expect.poll(() => lenke.element().textContent.replaceAll('\u00a0', ' ')).toContain(expected);
  expect(lenke.element().getBoundingClientRect().height).toBe(height);
});

it.each<[string, number, string]>([
  ['dearer', 2496, 'Fra 01.05.2027: dyrere enn nå'],
  ['cheaper', 2148, 'Fra 01.05.2027: billigere enn nå'],
])('in renewal, with amounts hidden, it says which way the price goes: %s', async (_, pris, expected) => {
  await renderWithAnswers(
    <AvtaleCard avtale={fornyes} />,
    { getPriser: { idag: '2026-11-23', priser: [{ ...nyPris, pris }], sources: [] } },
    { context: { skjulerBelop: true } },
  );
  await expect.poll(() => lenke.element().textContent).toContain(expected);
});

it('that ends has no place for the price of a renewal, whatever its status is', async () => {
  const heights: number[] = [];
  for (const avtaleStatus of ['ACTIVE', 'RENEWAL']) {
    const slutter = { ...fornyes, avtaleStatus, avtaleStatusDescription: 'Til Annullasjon' };
    const { unmount } = await renderWithAnswers(<AvtaleCard avtale={slutter} />, {
      getPriser: { idag: '2026-11-23', priser: [nyPris], sources: [] },
    });
    await expect.element(page.getByText('Avsluttes')).toBeVisible();
    heights.push(lenke.element().getBoundingClientRect().height);
    await unmount();
  }
  expect(heights[1]).toBe(heights[0]);
});

it('in renewal it stands without the new price where that does not come', async () => {
  await renderWithAnswers(<AvtaleCard avtale={fornyes} />, { getPriser: 'failed' });
  await expect.element(page.getByText('Fornyelse')).toBeVisible();
  await expect.poll(() => lenke.element().textContent).not.toContain('Fra ');
});

/** For each field two values that a customer must be able to tell apart on the card, or by where it leads. */
const pairs: Readonly<Record<keyof Avtale, readonly [Partial<Avtale>, Partial<Avtale>]>> = {
  policyNumber: [{}, { policyNumber: '8802' }],
  name: [{}, { name: 'Bil' }],
  description: [{}, { description: 'EL 54321' }],
  monthlyPrice: [{}, { monthlyPrice: 643 }],
  yearlyPrice: [
    { monthlyPrice: undefined, yearlyPrice: 1590 },
    { monthlyPrice: undefined, yearlyPrice: 1600 },
  ],
  avtaleStatus: [{}, { avtaleStatus: 'RENEWAL' }],
  avtaleStatusDescription: [{}, { avtaleStatusDescription: 'Til Annullasjon' }],
  systemSource: [{ avtaleStatus: 'PENDING' }, { avtaleStatus: 'PENDING', systemSource: 'PROLIFE' }],
  endDate: [
    { avtaleStatusDescription: 'Til Annullasjon', endDate: '2027-03-01' },
    { avtaleStatusDescription: 'Til Annullasjon', endDate: '2027-03-02' },
  ],
  productCode: [
    { productType: 'REISE', productCode: 'P48' },
    { productType: 'REISE', productCode: 'P50' },
  ],
  productType: [{}, { productType: 'HUS' }],
};
it.each(Object.entries(pairs))('tells what %s says', async (_, [one, other]) => {
  const draw = async (fields: Partial<Avtale>) => {
    const { container, unmount } = await renderWithAnswers(<AvtaleCard avtale={{ ...bil, ...fields }} />, {
      getPriser: 'failed',
    });
    const html = container.innerHTML;
    await unmount();
    return html;
  };
  expect(await draw(one)).not.toBe(await draw(other));
  expect(await draw(one)).toBe(await draw(one));
});
