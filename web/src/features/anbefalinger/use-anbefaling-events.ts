import { useEffect } from 'react';

import { NBO_OVERSIKT } from '@portal/contract/anbefalte-produkter.ts';
import type { Produktanbefaling } from '@portal/contract/anbefalinger.ts';

import { toOrdinaryProduct } from '../../lib/analytics/to-ordinary-product.ts';
import { track } from '../../lib/analytics/track.ts';
import { type Grunnlag, listAnbefalte, listEide } from './list-anbefalte.ts';

/**
 * Says what was recommended, and what was not and why, the control group included. That there is a
 * control group makes the recommendations an experiment. All of it as if the customer had the ordinary
 * product in place of one that only members of a union have: what is left out because of it would tell as much.
 */
export function useAnbefalingEvents(
  produkt: string,
  anbefaling: Produktanbefaling | undefined,
  grunnlag: Grunnlag | undefined,
): void {
  useEffect(() => {
    if (anbefaling === undefined || grunnlag === undefined) return;
    const avtaler = grunnlag.avtaler.map((avtale) => ({
      ...avtale,
      productType: avtale.productType && toOrdinaryProduct(avtale.productType),
    }));
    // As for anybody: what is for members alone would tell of the union.
    const [beste, ...andre] = listAnbefalte(anbefaling, { ...grunnlag, avtaler, medlemsprodukter: [] }).alle;
    track('visningAvAnbefaling', {
      page: produkt === NBO_OVERSIKT ? 'oversikt' : 'kvittering',
      product: produkt,
      customerProducts: [...new Set(avtaler.flatMap(({ productType }) => productType ?? []))],
      mainNboProduct: beste ?? '',
      subNboProducts: andre,
      filteredNboProductsDueToActiveAgreement: listEide(anbefaling, avtaler),
      controlGroup: anbefaling.controlgroup,
      presentedNboModule: beste !== undefined,
      fallback: anbefaling.fallback,
    });
    track('abTest', {
      href: window.location.href,
      name: 'anbefalinger',
      abTestVariant: anbefaling.controlgroup ? 'kontrollgruppe' : 'anbefalt',
    });
    if (beste === undefined) return;
    track('anbefaling', { produktType: produkt, anbefalteProdukter: [beste, ...andre] });
  }, [produkt, anbefaling, grunnlag]);
}
