import { QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import type { Produktanbefaling } from '@portal/contract/anbefalinger.ts';
import { ApiError } from '@portal/contract/client.ts';
import type { Kjopssperre } from '@portal/contract/kjopssperrer.ts';
import { type QueryKey, toKeyText } from '@portal/contract/query-key.ts';

import { createQueryClient } from '../../lib/query-client.ts';
import { createConfig } from '../../testing/create-config.ts';
import { Anbefalinger } from './anbefalinger.tsx';

const anbefaling: Produktanbefaling = {
  scores: [
    { nextBestOfferProdukt: 'BIL', score: 0.3 },
    { nextBestOfferProdukt: 'REISE', score: 0.9 },
    { nextBestOfferProdukt: 'HUS', score: 0.5 },
  ],
  controlgroup: false,
  fallback: false,
};

interface World {
  anbefaling?: Partial<Produktanbefaling> | 'failed';
  tilbud?: { tilbud?: { productType: string; pakkeTilbud: [] }[]; systemSourceError?: boolean } | 'failed';
  innhold?: Parameters<typeof createConfig>[0];
  avtaler?: { avtaler?: { productType: string }[]; systemSourceError?: boolean } | 'failed' | 'never';
  kunde?: { isLoMedlem?: boolean; kjopssperre?: Kjopssperre } | 'failed';
}

/** The module with the answers of the test. */
async function show(world: World = {}, produkt?: string) {
  const asked: string[] = [];
  const answer = async (value: object | 'failed' | 'never', defaults: object): Promise<unknown> => {
    if (value === 'never') return new Promise(() => undefined);
    // 4xx answers are not retried, so the test need not wait.
    if (value === 'failed') throw new ApiError({ status: 404, statusText: '', body: undefined });
    return { ...defaults, ...value };
  };
  const client = createQueryClient((key: QueryKey) => {
    asked.push(toKeyText(key));
    if (key[0] === 'getProduktanbefaling') return answer(world.anbefaling ?? {}, anbefaling);
    if (key[0] === 'getAvtaler')
      return answer(world.avtaler ?? {}, { avtaler: [], systemSourceError: false, sources: [] });
    if (key[0] === 'getTilbud')
      return answer(world.tilbud ?? {}, { tilbud: [], systemSourceError: false, sources: [] });
    if (key[0] === 'getOversiktConfig') return answer({}, createConfig(world.innhold));
    return answer(world.kunde ?? {}, { isLoMedlem: false });
  });
  await render(
    <QueryClientProvider client={client}>
      <Anbefalinger {...(produkt !== undefined && { produkt })} />
      <p>Etterpå</p>
    </QueryClientProvider>,
  );
  return asked;
}

const getCards = () => page.getByRole('link');
const listCards = () =>
  getCards()
    .elements()
    .map((card) => [card.querySelector('h3')?.textContent, card.getAttribute('href')]);

/** Waits until neither skeleton nor module is shown. */
async function seeNothing() {
  await expect.element(page.getByText('Anbefalt for deg')).not.toBeInTheDocument();
  expect(getCards().elements()).toEqual([]);
}

describe('Anbefalinger', () => {
  it('shows the best one with a picture and the others as text, by score (NBO-03, NBO-04, NBO-11)', async () => {
    await show();
    await expect.element(page.getByRole('region', { name: 'Anbefalt for deg' })).toBeVisible();
    expect(listCards()).toEqual([
      ['Reiseforsikring', '/privat/forsikring/skade/reise'],
      ['Husforsikring', '/privat/forsikring/hus'],
      ['Bilforsikring', '/privat/forsikring/motor/bil'],
    ]);
    const hasScene = getCards()
      .elements()
      .map((card) => card.querySelector('svg[viewBox="0 0 480 300"]') !== null);
    expect(hasScene).toEqual([true, false, false]);
  });

  it('leaves out what the customer already has', async () => {
    await show({ avtaler: { avtaler: [{ productType: 'KOLLEKTIV_REISE' }] } });
    await expect.element(getCards().first()).toBeVisible();
    expect(listCards().map(([navn]) => navn)).toEqual(['Husforsikring', 'Bilforsikring']);
  });

  const medlemsprodukter = [
    { produkt: 'REISE', navn: 'LOfavør Reise', tekst: 'For medlemmer.', url: '/lofavor', external: false },
    { produkt: 'MC', navn: 'LOfavør MC', tekst: 'For medlemmer.', url: 'https://lo.test', external: true },
    { produkt: 'SEK', navn: 'Feil lenke', tekst: '', url: 'javascript:alert(1)', external: false },
  ] as const;
  const innhold = { innhold: { medlemsprodukter: [...medlemsprodukter] } };

  it('shows a union member the members’ own products first, from the operator’s content (NBO-12, ROL-05)', async () => {
    await show({ kunde: { isLoMedlem: true }, innhold });
    await expect.element(page.getByText('Valgt ut til deg som er LO-medlem')).toBeVisible();
    expect(listCards()).toEqual([
      ['LOfavør Reise', '/lofavor'],
      ['LOfavør MC', 'https://lo.test'],
      ['Husforsikring', '/privat/forsikring/hus'],
      ['Bilforsikring', '/privat/forsikring/motor/bil'],
    ]);
    await expect.element(page.getByText('Flere forslag')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /LOfavør MC.*åpnes i ny fane/ }))
      .toHaveAttribute('target', '_blank');
  });

  it('says of a PDF that it is one (FRM-17)', async () => {
    const [, mc] = medlemsprodukter;
    const pdf = { ...mc, url: 'https://lo.test/vilkar.pdf?v=2' };
    await show({ kunde: { isLoMedlem: true }, innhold: { innhold: { medlemsprodukter: [pdf] } } });
    await expect
      .element(page.getByRole('link', { name: /LOfavør MC.*åpnes i pdf/ }))
      .toHaveAttribute('target', '_blank');
  });

  it('measures no press on what only members are shown: no other customer has pressed it', async () => {
    await show({ kunde: { isLoMedlem: true }, innhold });
    await expect.element(page.getByText('Flere forslag')).toBeVisible();
    expect(
      getCards()
        .elements()
        .map((card) => card.getAttribute('data-knapp')),
    ).toEqual([null, null, 'anbefaling', 'anbefaling']);
  });

  it('measures no press on what a union’s insurance has made room for: it is in no event (decision 149)', async () => {
    const produkter = ['BARNEFORSIKRING', 'BIL', 'HUS', 'INNBO', 'REISE', 'BAAT'] as const;
    const scores = produkter.map((nextBestOfferProdukt, place) => ({
      nextBestOfferProdukt,
      score: 1 - place / 10,
    }));
    await show({
      anbefaling: { scores },
      avtaler: { avtaler: [{ productType: 'KOLLEKTIV_ULYKKE_BARN' }] },
    });
    await expect.element(page.getByRole('link', { name: /Båtforsikring/ })).toBeVisible();
    const presses = getCards()
      .elements()
      .map((card) => [card.getAttribute('data-produkt'), card.getAttribute('data-knapp')]);
    expect(presses).toEqual([
      ['BIL', 'anbefaling'],
      ['HUS', 'anbefaling'],
      ['INNBO', 'anbefaling'],
      ['REISE', 'anbefaling'],
      ['BAAT', null],
    ]);
  });

  it('shows nothing about a union to other customers', async () => {
    await show({ innhold });
    await expect.element(getCards().first()).toBeVisible();
    await expect.element(page.getByText('LO')).not.toBeInTheDocument();
  });

  it('shows the ordinary ones when the customer is not known', async () => {
    await show({ kunde: 'failed' });
    await expect.element(getCards().first()).toBeVisible();
    expect(listCards()[0]).toEqual(['Reiseforsikring', '/privat/forsikring/skade/reise']);
  });

  it('shows a fallback recommendation like any other (OD-42)', async () => {
    await show({ anbefaling: { fallback: true } });
    await expect.element(getCards().first()).toBeVisible();
    expect(listCards()).toHaveLength(3);
  });

  it.each<[string, World]>([
    ['for the control group (NBO-05)', { anbefaling: { controlgroup: true } }],
    ['when nothing is recommended', { anbefaling: { scores: [] } }],
    ['for who is under 18', { kunde: { kjopssperre: 'under18' } }],
    ['for who lives abroad', { kunde: { kjopssperre: 'utenlandskBosted' } }],
    ['when it is not known what the customer is offered', { tilbud: 'failed' }],
    ['when some of what the customer is offered is missing', { tilbud: { systemSourceError: true } }],
    ['when the call failed', { anbefaling: 'failed' }],
    ['when it is not known what the customer has', { avtaler: 'failed' }],
    ['when some of what the customer has is missing', { avtaler: { systemSourceError: true } }],
  ])('is not shown %s', async (_, world) => {
    await show(world);
    await expect.element(page.getByText('Etterpå')).toBeVisible();
    await seeNothing();
  });

  it('recommends nothing before the agreements have answered', async () => {
    await show({ avtaler: 'never' });
    await expect.element(page.getByText('Etterpå')).toBeVisible();
    expect(getCards().elements()).toEqual([]);
  });

  it('asks for the overview, or on a receipt for what was bought (OD-41, NBO-01)', async () => {
    expect(await show()).toContain('getProduktanbefaling?produkt=OVERSIKT');
    const asked = await show({}, 'BIL');
    expect(asked).toContain('getProduktanbefaling?produkt=BIL');
    await expect.element(getCards().first()).toBeVisible();
  });
});
