import type { Check } from './check.ts';
import { toText } from './page.ts';
import { type Avtale, isCancelled, type Tilbud } from './rows.ts';
import { findSperre } from './world.ts';

/** The purchase pages of the specification, and what is bought there. */
export const soldAt: Record<string, string> = {
  '/privat/forsikring/motor/bil': 'BIL',
  '/privat/forsikring/motor/bil/bobil': 'BOBIL',
  '/privat/forsikring/motor/mc': 'MC',
  '/privat/forsikring/motor/moped': 'MOPED',
  '/privat/forsikring/motor/sek': 'SEK',
  '/privat/forsikring/motor/tilhenger': 'TILHENGER',
  '/privat/forsikring/motor/tilhenger?type=CAMPINGVOGN': 'CAMPINGVOGN',
  '/privat/forsikring/motor/baat': 'BAAT',
  '/privat/forsikring/hus': 'HUS',
  '/privat/forsikring/hytte': 'FRITIDSHUS',
  '/privat/forsikring/innbo': 'INNBO',
  '/privat/forsikring/skade/reise': 'REISE',
  '/privat/forsikring/skade/reise/lofavor': 'REISE',
  '/privat/forsikring/oversikt/kjopsinnganger#dyr': 'KJAELEDYR',
  '/privat/forsikring/liv/kjop/barneforsikring': 'BARNEFORSIKRING',
  '/privat/forsikring/liv/kjop/behandlingsforsikring': 'BEHANDLINGSFORSIKRING',
  '/privat/forsikring/liv/kjop/kritisksykdom': 'KRITISKSYKDOM',
  '/privat/forsikring/liv/kjop/livsforsikring': 'LIVSFORSIKRING',
  '/privat/forsikring/liv/kjop/uforeforsikring': 'UFOREFORSIKRING',
  '/privat/forsikring/liv/kjop/ulykkesforsikring': 'ULYKKESFORSIKRING',
};

/** What the customer already has by an agreement of this type; for other types the type is the product. */
const heldBy: Record<string, string> = {
  KOLLEKTIV_REISE: 'REISE',
  KOLLEKTIV_HJEM: 'INNBO',
  CAMPING: 'CAMPINGVOGN',
  ANNET_KJORETOY: 'TILHENGER',
  ANNEN_SYKDOM: 'UFOREFORSIKRING',
  BEHANDLING: 'BEHANDLINGSFORSIKRING',
  GRUPPELIV: 'LIVSFORSIKRING',
  GRUPPE_KRITISK_SYKDOM: 'KRITISKSYKDOM',
  KOLLEKTIV_ULYKKE: 'ULYKKESFORSIKRING',
  KOLLEKTIV_ULYKKE_FRITID: 'ULYKKESFORSIKRING',
  GRUPPE_ULYKKE: 'ULYKKESFORSIKRING',
  KOLLEKTIV_ULYKKE_BARN: 'BARNEFORSIKRING',
  LOFAVOR_KJAELEDYR: 'KJAELEDYR',
};

/** Nobody is recommended what they have, are offered, may not buy, or cannot buy here. */
export const checkRecommendations: Check = ({ world, oversikt }) => {
  const links = oversikt.findSection('Anbefalt for deg')?.querySelectorAll('a') ?? [];
  if (links.length === 0) return [];
  const sperre = findSperre(world);
  if (sperre !== undefined) return [`${sperre}: ${links.length} products are recommended`];
  const held = new Set(world.avtaler.filter((avtale) => !isCancelled(avtale)).map(toProduct));
  const offered = new Set(world.tilbud.filter(isOpen).map(toProduct));
  return links.flatMap((link) => {
    const address = link.getAttribute('href') ?? '';
    const product = soldAt[address];
    if (product === undefined) return world.isLoMedlem ? [] : [`'${toText(link)}' leads to '${address}'`];
    return [
      ...(held.has(product) ? [`${product} is recommended to who has it`] : []),
      ...(offered.has(product) ? [`${product} is recommended to who is offered it`] : []),
      ...(product === 'REISE' && world.brand === 'fremtind' && !world.isLoMedlem
        ? ['REISE is recommended where it is not sold']
        : []),
    ];
  });
};

function toProduct({ productType = '' }: Pick<Avtale | Tilbud, 'productType'>): string {
  return heldBy[productType] ?? productType;
}

/** An offer without an expiration date is open; the generated dates are far from today on both sides. */
export function isOpen({ expirationDate }: Tilbud): boolean {
  return expirationDate === undefined || expirationDate > '2037';
}
