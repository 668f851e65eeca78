import { type NextBestOfferProdukt, nextBestOfferProdukter } from '@portal/contract/anbefalte-produkter.ts';
import type { Produktanbefaling } from '@portal/contract/anbefalinger.ts';
import type { Avtale } from '@portal/contract/avtaler.ts';
import type { Kjopssperre } from '@portal/contract/kjopssperrer.ts';
import type { Medlemsprodukt } from '@portal/contract/oversikt-config.ts';
import { isAvsluttes } from '@portal/contract/rules/kostnader/sluttdato.ts';
import { sortBy } from '@portal/contract/sort-by.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';

import { toOrdinaryProduct } from '../../lib/sporing/to-ordinary-product.ts';
import { dekkes } from './produkter.ts';

const MAX_ANBEFALTE = 5;
const dekketAvType = new Map<string, readonly string[]>(Object.entries(dekkes));
const kjente: ReadonlySet<string> = new Set(nextBestOfferProdukter);

type HeldAvtale = Pick<Avtale, 'productType' | 'systemSource' | 'avtaleStatus' | 'avtaleStatusDescription'>;
type OpenTilbud = Pick<Tilbud, 'productType' | 'utlopt'> & {
  pakkeTilbud: readonly { productType: string }[];
};

/** Everything that makes a recommendation unnecessary or impossible to buy. */
export interface Grunnlag {
  avtaler: readonly HeldAvtale[];
  tilbud: readonly OpenTilbud[];
  /** Whether the brand sells travel insurance to everyone. */
  harReise: boolean;
  /** Why the customer cannot buy online; undefined also while it is unknown. */
  kjopssperre: Kjopssperre | undefined;
  /** What only union members may buy; empty for others. */
  medlemsprodukter: readonly Medlemsprodukt[];
}

interface Anbefalte {
  /** What only members may buy, as the operator has written it. */
  medlem: Medlemsprodukt[];
  alle: NextBestOfferProdukt[];
}

/**
 * What to recommend: at most five, best first, a union member's own products before the others. Leaves out what the
 * customer has, has applied for or has an open offer on, and what cannot be sold here or bought online. Empty for the
 * control group.
 */
export function listAnbefalte(
  { scores, controlgroup }: Pick<Produktanbefaling, 'scores' | 'controlgroup'>,
  grunnlag: Grunnlag,
): Anbefalte {
  if (controlgroup || grunnlag.kjopssperre !== undefined) return { medlem: [], alle: [] };
  const needless = new Set([...listDekket(grunnlag.avtaler), ...listTilbudt(grunnlag.tilbud)]);
  const best = new Map<string, number>();
  for (const { nextBestOfferProdukt, score } of scores)
    best.set(nextBestOfferProdukt, Math.max(score, best.get(nextBestOfferProdukt) ?? -Infinity));
  const byScore = (a: string, b: string) => (best.get(b) ?? -Infinity) - (best.get(a) ?? -Infinity) || 0;

  const medlem = sortBy(
    grunnlag.medlemsprodukter.filter(({ produkt }) => !needless.has(produkt)),
    (a, b) => byScore(a.produkt, b.produkt),
  ).slice(0, MAX_ANBEFALTE);
  const own = new Set<string>(medlem.map(({ produkt }) => produkt));
  const alle = sortBy(
    nextBestOfferProdukter.filter(
      (produkt) =>
        best.has(produkt) &&
        !needless.has(produkt) &&
        !own.has(produkt) &&
        (produkt !== 'REISE' || grunnlag.harReise),
    ),
    byScore,
  ).slice(0, MAX_ANBEFALTE - medlem.length);
  return { medlem, alle };
}

/**
 * The same customer as one who is in no union: what is measured is listed from this, since a list that a union's
 * insurance has changed would reveal the membership.
 */
export function toMalt(grunnlag: Grunnlag): Grunnlag {
  return {
    ...grunnlag,
    avtaler: grunnlag.avtaler.map((avtale) => ({
      ...avtale,
      productType: avtale.productType && toOrdinaryProduct(avtale.productType),
    })),
    medlemsprodukter: [],
  };
}

/** Recommended products that are left out because the customer has them. */
export function listEide(
  { scores }: Pick<Produktanbefaling, 'scores'>,
  avtaler: readonly HeldAvtale[],
): NextBestOfferProdukt[] {
  const eide = new Set(listDekket(avtaler));
  return scores
    .map(({ nextBestOfferProdukt }) => nextBestOfferProdukt)
    .filter((produkt) => kjente.has(produkt) && eide.has(produkt));
}

function listDekket(avtaler: readonly HeldAvtale[]): string[] {
  // A customer who is losing an insurance may want a new one. An application ends on no day.
  const varige = avtaler.filter((avtale) => !isAvsluttes(avtale));
  return varige.flatMap(({ productType = '' }) => toDekket(productType));
}

function listTilbudt(tilbud: readonly OpenTilbud[]): string[] {
  return tilbud
    .filter(({ utlopt }) => utlopt !== true)
    .flatMap(({ productType, pakkeTilbud }) => [
      productType,
      ...pakkeTilbud.map((pakke) => pakke.productType),
    ])
    .flatMap(toDekket);
}

/** A type without a line of ours may be the product itself: an insurer may have agreements of any name. */
function toDekket(productType: string): readonly string[] {
  return dekketAvType.get(productType) ?? [productType];
}
