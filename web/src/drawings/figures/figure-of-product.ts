import { productTypes, type ProductType } from '@portal/contract/product-types.ts';
import { tilbudProductTypes, type TilbudProductType } from '@portal/contract/tilbud-product-types.ts';

import type { FigureName } from './figures.ts';

const figureByProduct: Record<ProductType | TilbudProductType, FigureName> = {
  KJAELEDYR: 'pote',
  LOFAVOR_KJAELEDYR: 'pote',
  INNBO: 'innbo',
  KOLLEKTIV_HJEM: 'innbo',
  BOLIGSELGER: 'nokkel',
  HUS: 'hus',
  FRITIDSHUS: 'hytte',
  REISE: 'reise',
  KOLLEKTIV_REISE: 'reise',
  KOLLEKTIV_ULYKKE: 'paraply',
  KOLLEKTIV_ULYKKE_BARN: 'bamse',
  KOLLEKTIV_ULYKKE_FRITID: 'paraply',
  GRUPPE_ULYKKE: 'paraply',
  GRUPPE_KRITISK_SYKDOM: 'forstehjelp',
  GRUPPELIV: 'hjerte',
  BAAT: 'baat',
  MC: 'mc',
  MOPED: 'moped',
  FIRMABIL: 'bil',
  VETERANBIL: 'veteranbil',
  SNOSCOOTER: 'snoscooter',
  TRAKTOR: 'traktor',
  CAMPING: 'camping',
  VAREBIL: 'varebil',
  ANNET_KJORETOY: 'tilhenger',
  BIL: 'bil',
  TILHENGER: 'tilhenger',
  SEK: 'sparkesykkel',
  HEST: 'hest',
  VERDISAKER: 'ring',
  LANDBRUK: 'laave',
  REISE_TILLEGG: 'reise',
  LO_INNBO_TILLEGG: 'innbo',
  KOLLEKTIV_LISENS: 'lisens',
  ANNEN_SYKDOM: 'forstehjelp',
  BEHANDLING: 'forstehjelp',
  BETALING: 'kort',
};

const knownTypes = [...productTypes, ...tilbudProductTypes];

/** What decides the figure of an agreement or an offer. */
export interface Drawn {
  productType?: string | undefined;
  name?: string | undefined;
  description?: string | undefined;
}

/**
 * The figure of an agreement or an offer; an umbrella when the type is missing or unknown. A pet is drawn as a dog or a
 * cat if its description says so, otherwise as a paw.
 */
export function getFigureOf({ productType, name = '', description = '' }: Drawn): FigureName {
  const known = knownTypes.find((type) => type === productType);
  const figure = known === undefined ? 'paraply' : figureByProduct[known];
  if (figure !== 'pote') return figure;
  const words = `${name} ${description}`;
  const [isHund, isKatt] = [/hund|valp/i.test(words), /katt/i.test(words)];
  if (isHund === isKatt) return 'pote';
  return isHund ? 'hund' : 'katt';
}
