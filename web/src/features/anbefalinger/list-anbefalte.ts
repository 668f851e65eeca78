import { type NextBestOfferProdukt, nextBestOfferProdukter } from '@portal/contract/anbefalte-produkter.ts';
import type { Produktanbefaling } from '@portal/contract/anbefalinger.ts';
import type { Avtale } from '@portal/contract/avtaler.ts';
import { sortBy } from '@portal/contract/sort-by.ts';

import { dekkes } from './produkter.ts';

const MAX_ANBEFALTE = 5;
const dekketAvType = new Map<string, NextBestOfferProdukt>(Object.entries(dekkes));
const kjente: ReadonlySet<string> = new Set(nextBestOfferProdukter);

interface HeldAvtale extends Pick<Avtale, 'avtaleStatusDescription'> {
  productType?: string | undefined;
}

/**
 * The products to recommend, the best first: those the customer holds are left out, then they are sorted by score, then
 * the first five are taken (NBO-05, NBO-07 to NBO-11, OD-108, OD-109). None for the control group.
 */
export function listAnbefalte(
  { scores, controlgroup }: Pick<Produktanbefaling, 'scores' | 'controlgroup'>,
  avtaler: readonly HeldAvtale[],
): NextBestOfferProdukt[] {
  if (controlgroup) return [];
  const eide = new Set(avtaler.filter((avtale) => !isAvsluttes(avtale)).map(findDekket));
  const mulige = scores.filter(
    ({ nextBestOfferProdukt }) => kjente.has(nextBestOfferProdukt) && !eide.has(nextBestOfferProdukt),
  );
  const sortert = sortBy(mulige, (a, b) => b.score - a.score);
  // The same product twice is one card, at its best score.
  return [...new Set(sortert.map(({ nextBestOfferProdukt }) => nextBestOfferProdukt))].slice(
    0,
    MAX_ANBEFALTE,
  );
}

/** Recommended products that the customer holds, which is why they are not shown. */
export function listEide(
  { scores }: Pick<Produktanbefaling, 'scores'>,
  avtaler: readonly HeldAvtale[],
): NextBestOfferProdukt[] {
  const eide = new Set(avtaler.filter((avtale) => !isAvsluttes(avtale)).map(findDekket));
  return scores
    .map(({ nextBestOfferProdukt }) => nextBestOfferProdukt)
    .filter((produkt) => eide.has(produkt));
}

function findDekket({ productType }: Pick<HeldAvtale, 'productType'>): NextBestOfferProdukt | undefined {
  return dekketAvType.get(productType ?? '');
}

/** Whoever is about to lose an insurance may well want a new one (OD-109). */
function isAvsluttes({ avtaleStatusDescription }: Pick<Avtale, 'avtaleStatusDescription'>): boolean {
  return avtaleStatusDescription === 'Til Annullasjon';
}
