import { describe, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import { type NextBestOfferProdukt, nextBestOfferProdukter } from '@portal/contract/anbefalte-produkter.ts';
import { productTypes } from '@portal/contract/product-types.ts';

import { toEvents } from '../../lib/sporing/after-consent/events.ts';
import { collectHendelser } from '../../testing/collect-hendelser.ts';
import type { Grunnlag } from './list-anbefalte.ts';
import { useAnbefalingEvents } from './use-anbefaling-events.ts';

const ingenting: Grunnlag = {
  avtaler: [],
  tilbud: [],
  harReise: true,
  kjopssperre: undefined,
  medlemsprodukter: [],
};
const scores: { nextBestOfferProdukt: NextBestOfferProdukt; score: number }[] = [
  { nextBestOfferProdukt: 'REISE', score: 0.9 },
  { nextBestOfferProdukt: 'BIL', score: 0.8 },
  { nextBestOfferProdukt: 'HUS', score: 0.5 },
];

/** The events of a customer with these products, when everything is recommended. */
async function listSent(held: readonly string[], controlgroup: boolean) {
  const measured = collectHendelser();
  const avtaler = held.map((productType) => ({
    systemSource: 'NICE' as const,
    name: productType,
    avtaleStatus: 'ACTIVE' as const,
    productType,
  }));
  const all = nextBestOfferProdukter.map((nextBestOfferProdukt, index) => ({
    nextBestOfferProdukt,
    score: 1 - index / 100,
  }));
  const { unmount } = await renderHook(() =>
    useAnbefalingEvents('OVERSIKT', { scores: all, controlgroup, fallback: true }, { ...ingenting, avtaler }),
  );
  await unmount();
  return measured.flatMap(toEvents);
}

/** A customer who has a car insurance. */
async function measure({
  controlgroup = false,
  isKjent = true,
  produkt = 'OVERSIKT',
}: {
  controlgroup?: boolean;
  isKjent?: boolean;
  produkt?: string;
}) {
  const measured = collectHendelser();
  const bil = { productType: 'BIL', systemSource: 'NICE', avtaleStatus: 'ACTIVE' } as const;
  const grunnlag = isKjent ? { ...ingenting, avtaler: [bil] } : undefined;
  await renderHook(() => useAnbefalingEvents(produkt, { scores, controlgroup, fallback: false }, grunnlag));
  return measured;
}
const find = (measured: Awaited<ReturnType<typeof measure>>, navn: string) =>
  measured.find(([name]) => name === navn)?.[1];

describe('an event for what was recommended', () => {
  it('has everything that decided it (ANA-05, ANA-07)', async () => {
    const measured = await measure({});
    expect(find(measured, 'visningAvAnbefaling')).toEqual({
      page: 'oversikt',
      product: 'OVERSIKT',
      customerProducts: ['BIL'],
      mainNboProduct: 'REISE',
      subNboProducts: ['HUS'],
      filteredNboProductsDueToActiveAgreement: ['BIL'],
      controlGroup: false,
      presentedNboModule: true,
      fallback: false,
    });
    expect(find(measured, 'anbefaling')).toEqual({
      produktType: 'OVERSIKT',
      anbefalteProdukter: ['REISE', 'HUS'],
    });
    expect(find(measured, 'abTest')).toMatchObject({ name: 'anbefalinger', abTestVariant: 'anbefalt' });
  });

  it('is sent for the control group too, who sees no recommendations (ANA-07, ANA-10, ANA-11)', async () => {
    const measured = await measure({ controlgroup: true });
    expect(find(measured, 'visningAvAnbefaling')).toMatchObject({
      mainNboProduct: '',
      controlGroup: true,
      presentedNboModule: false,
    });
    expect(find(measured, 'anbefaling')).toBeUndefined();
    expect(find(measured, 'abTest')).toMatchObject({ name: 'anbefalinger', abTestVariant: 'kontrollgruppe' });
  });

  it('says where, on a receipt', async () => {
    expect(find(await measure({ produkt: 'BIL' }), 'visningAvAnbefaling')).toMatchObject({
      page: 'kvittering',
      product: 'BIL',
    });
  });

  it('is not sent while the list of what the customer has may be incomplete', async () => {
    expect(await measure({ isKjent: false })).toEqual([]);
  });
});

it('reports a union member’s products as the ordinary ones, so that comparing two lists does not reveal membership', async () => {
  const twins = [
    ['KOLLEKTIV_HJEM', ['INNBO']],
    ['KOLLEKTIV_REISE', ['REISE']],
    ['KOLLEKTIV_ULYKKE', ['GRUPPE_ULYKKE']],
    ['KOLLEKTIV_ULYKKE_FRITID', ['GRUPPE_ULYKKE']],
    ['KOLLEKTIV_ULYKKE_BARN', []],
    ['KOLLEKTIV_LISENS', []],
    ['LO_INNBO_TILLEGG', []],
  ] as const;
  expect(twins.map(([held]) => held).toSorted()).toEqual(
    productTypes.filter((type) => /^(LO|KOLLEKTIV)_/.test(type)).toSorted(),
  );
  for (const besides of [[], ['BIL'], ['INNBO', 'REISE', 'GRUPPE_ULYKKE']])
    for (const [held, ordinary] of twins)
      for (const controlgroup of [false, true])
        expect(await listSent([...besides, held], controlgroup), held).toEqual(
          await listSent([...besides, ...ordinary], controlgroup),
        );
});
