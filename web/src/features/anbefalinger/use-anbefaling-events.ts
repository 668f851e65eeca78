import { useEffect } from 'react';

import { NBO_OVERSIKT } from '@portal/contract/nbo-oversikt.ts';
import type { Produktanbefaling } from '@portal/contract/anbefalinger.ts';

import { track } from '../../lib/sporing/track.ts';
import { type Grunnlag, listAnbefalte, listEide, toMalt } from './list-anbefalte.ts';

/**
 * Reports what was recommended, what was not, and why, for the control group too, since the recommendations are an
 * experiment.
 */
export function useAnbefalingEvents(
  produkt: string,
  anbefaling: Produktanbefaling | undefined,
  grunnlag: Grunnlag | undefined,
): void {
  useEffect(() => {
    if (anbefaling === undefined || grunnlag === undefined) return;
    const malt = toMalt(grunnlag);
    const { avtaler } = malt;
    const [beste, ...andre] = listAnbefalte(anbefaling, malt).alle;
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
