import { encodeSegment } from '@portal/contract/encode-segment.ts';
import type { Avtale } from '@portal/contract/avtaler.ts';
import { FORSIKRING_PATH } from '@portal/contract/paths.ts';
import type { ProductType } from '@portal/contract/product-types.ts';
import { isFornyesIkke } from '@portal/contract/rules/kostnader/sluttdato.ts';

import { findAddressStep } from './address-step.ts';
import { lenker } from './lenker.ts';

const motor = 'motor/detaljer';
const kollektivUlykke = 'kollektiv-ulykke-details';
const generell = 'detaljer';

/** The products with a page of their own; all others have the generic page. */
const detaljsider: Partial<Record<ProductType, string>> = {
  KJAELEDYR: 'kjeledyr-details',
  INNBO: 'innbo-details',
  KOLLEKTIV_HJEM: 'kollektiv-innbo-details',
  BOLIGSELGER: 'boligselger-details',
  HUS: 'hus-details',
  FRITIDSHUS: 'fritidshus-details',
  REISE: 'reise-details',
  KOLLEKTIV_REISE: 'kollektiv-reise-details',
  KOLLEKTIV_ULYKKE: kollektivUlykke,
  KOLLEKTIV_ULYKKE_BARN: kollektivUlykke,
  KOLLEKTIV_ULYKKE_FRITID: kollektivUlykke,
  GRUPPE_ULYKKE: kollektivUlykke,
  GRUPPE_KRITISK_SYKDOM: kollektivUlykke,
  GRUPPELIV: 'gruppeliv-details',
  BAAT: motor,
  MC: motor,
  MOPED: motor,
  FIRMABIL: motor,
  VETERANBIL: motor,
  SNOSCOOTER: motor,
  TRAKTOR: motor,
  CAMPING: motor,
  VAREBIL: motor,
  ANNET_KJORETOY: motor,
  BIL: motor,
  SEK: motor,
};
const detaljsiderByType = new Map<string, string>(Object.entries(detaljsider));

/** What decides the link of an agreement. */
export type AvtaleTarget = Pick<
  Avtale,
  | 'policyNumber'
  | 'productType'
  | 'productCode'
  | 'description'
  | 'systemSource'
  | 'avtaleStatus'
  | 'avtaleStatusDescription'
>;

/**
 * Where an agreement's card leads. The first match wins: missing details, an agreement that will not be renewed, travel
 * with the codes P48, P44 and Y44, the product's own page, the generic page. Detail pages need the policy number, so an
 * agreement without one leads to the page about missing details, whatever its system; for LOFAVOR and PARIS a missing
 * product type does so too.
 */
export function getAvtaleLenke(avtale: AvtaleTarget): string {
  if (isUtenDetaljer(avtale)) return getManglerDetaljerLenke(avtale);
  const egenSide = detaljsiderByType.get(avtale.productType ?? '');
  const side =
    egenSide === undefined || isFornyesIkke(avtale) || isReiseUtenEgenSide(avtale) ? generell : egenSide;
  return `${FORSIKRING_PATH}/${side}/${findAddressStep(avtale.policyNumber)}`;
}

/** Whether we know too little about an agreement to show its page. */
export function isUtenDetaljer({
  policyNumber,
  systemSource,
  productType,
}: Pick<AvtaleTarget, 'policyNumber' | 'systemSource' | 'productType'>): boolean {
  if (findAddressStep(policyNumber) === undefined) return true;
  return (systemSource === 'LOFAVOR' || systemSource === 'PARIS') && (productType?.trim() ?? '') === '';
}

/** Names the agreement by number or product code, never by system or type, which may reveal a union membership. */
function getManglerDetaljerLenke({ policyNumber, productCode }: AvtaleTarget): string {
  const nummer = policyNumber ?? '';
  const kode = productCode?.trim() ?? '';
  if (nummer.trim() !== '') return `${lenker.manglerDetaljer}?avtale=${encodeSegment(nummer)}`;
  return kode === '' ? lenker.manglerDetaljer : `${lenker.manglerDetaljer}?produkt=${encodeSegment(kode)}`;
}

/** These travel codes have no page of their own; P44 has one only for the young. */
function isReiseUtenEgenSide({ productType, productCode, description }: AvtaleTarget): boolean {
  if (productType !== 'REISE' && productType !== 'KOLLEKTIV_REISE') return false;
  if (productCode === 'P44') return !(description ?? '').includes('UNG');
  return productCode === 'P48' || productCode === 'Y44';
}
