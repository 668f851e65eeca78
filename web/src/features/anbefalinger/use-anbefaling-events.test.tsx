import { describe, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import type { NextBestOfferProdukt } from '@portal/contract/anbefalte-produkter.ts';

import { collectHendelser } from '../../testing/collect-hendelser.ts';
import { useAnbefalingEvents } from './use-anbefaling-events.ts';

const scores: { nextBestOfferProdukt: NextBestOfferProdukt; score: number }[] = [
  { nextBestOfferProdukt: 'REISE', score: 0.9 },
  { nextBestOfferProdukt: 'BIL', score: 0.8 },
  { nextBestOfferProdukt: 'HUS', score: 0.5 },
];

/** A customer who has a car insurance. */
async function measure({
  controlgroup = false,
  systemSourceError = false,
  produkt = 'OVERSIKT',
}: {
  controlgroup?: boolean;
  systemSourceError?: boolean;
  produkt?: string;
}) {
  const measured = collectHendelser();
  const avtaler: AvtalerResponse = {
    avtaler: [{ systemSource: 'NICE', name: 'Bil', avtaleStatus: 'ACTIVE', productType: 'BIL' }],
    sources: [],
    systemSourceError,
  };
  await renderHook(() => useAnbefalingEvents(produkt, { scores, controlgroup, fallback: false }, avtaler));
  return measured;
}
const find = (measured: Awaited<ReturnType<typeof measure>>, navn: string) =>
  measured.find(([name]) => name === navn)?.[1];

describe('what was recommended is measured', () => {
  it('with all that decided it (ANA-05, ANA-07)', async () => {
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

  it('for the control group too, who is shown none of it (ANA-07, ANA-10, ANA-11)', async () => {
    const measured = await measure({ controlgroup: true });
    expect(find(measured, 'visningAvAnbefaling')).toMatchObject({
      mainNboProduct: '',
      controlGroup: true,
      presentedNboModule: false,
    });
    expect(find(measured, 'anbefaling')).toBeUndefined();
    expect(find(measured, 'abTest')).toMatchObject({ name: 'anbefalinger', abTestVariant: 'kontrollgruppe' });
  });

  it('and says where, on a receipt', async () => {
    expect(find(await measure({ produkt: 'BIL' }), 'visningAvAnbefaling')).toMatchObject({
      page: 'kvittering',
      product: 'BIL',
    });
  });

  it('but not while something may be missing from what the customer has', async () => {
    expect(await measure({ systemSourceError: true })).toEqual([]);
  });
});
