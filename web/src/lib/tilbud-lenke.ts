import { encodeSegment } from '@portal/contract/encode-segment.ts';
import { FORSIKRING_PATH } from '@portal/contract/paths.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';
import type { TilbudProductType } from '@portal/contract/tilbud-product-types.ts';

import { findAddressStep } from './address-step.ts';
import { getKategoriLenke, getKjopLenke } from './kjop-lenke.ts';

/** What decides where an offer is continued. */
export type TilbudTarget = Pick<Tilbud, 'policyNumber' | 'versionNumber' | 'productType' | 'pakkeTilbud'>;

/** Relative to the parent of the base path; number and version are already encoded. */
const fortsettelser: Record<
  TilbudProductType,
  (nummer: string, versjon: number, tilbud: TilbudTarget) => string
> = {
  HUS: (nummer, versjon, { pakkeTilbud }) => {
    const link = `hus/startside-tilbud?husAvtale=${nummer}&version=${versjon}`;
    // Only if it is unambiguous: a package may contain more than the contents insurance.
    const [pakke, ...flere] = pakkeTilbud.filter(({ productType }) => productType === 'INNBO');
    return pakke === undefined || flere.length > 0
      ? link
      : `${link}&innboAvtale=${encodeSegment(pakke.policyNumber)}`;
  },
  INNBO: (nummer, versjon) => `innbo/tilbud/${nummer}/${versjon}`,
  FRITIDSHUS: (nummer, versjon) => `hytte/tilbud/${nummer}/${versjon}`,
  REISE: (nummer) => `skade/reise/utsjekk/${nummer}/fortsett`,
  KJAELEDYR: getKjaeledyrsti,
  LOFAVOR_KJAELEDYR: getKjaeledyrsti,
  BIL: (nummer) => `motor/bil/${nummer}`,
  MC: (nummer) => `motor/mc/${nummer}`,
  MOPED: (nummer) => `motor/moped/${nummer}`,
  BAAT: (nummer) => `motor/baat/${nummer}`,
  SEK: (nummer) => `motor/sek/${nummer}`,
  TILHENGER: (nummer) => `motor/tilhenger/hent/${nummer}`,
};

function getKjaeledyrsti(nummer: string, versjon: number): string {
  return `skade/kjaeledyr/oppsummering/${nummer}/${versjon}`;
}

/**
 * Where the customer accepts an offer; undefined without number or version, whatever the type needs.
 * Show it through `toKjopsLenke`.
 */
export function findTilbudLenke(tilbud: TilbudTarget): string | undefined {
  const nummer = findAddressStep(tilbud.policyNumber);
  if (nummer === undefined || tilbud.versionNumber === undefined) return undefined;
  const sti = fortsettelser[tilbud.productType](nummer, tilbud.versionNumber, tilbud);
  return `${FORSIKRING_PATH}/${sti}`;
}

/** Where a product gets a new price: the start of its purchase, since an expired offer cannot be continued. */
const kjopssider: Record<TilbudProductType, string> = {
  HUS: getKjopLenke('hus'),
  INNBO: getKjopLenke('innbo'),
  FRITIDSHUS: getKjopLenke('hytte'),
  REISE: getKjopLenke('reise'),
  // Dogs and cats have separate purchase pages; this page lets the customer choose.
  KJAELEDYR: getKategoriLenke('dyr'),
  LOFAVOR_KJAELEDYR: getKategoriLenke('dyr'),
  BIL: getKjopLenke('bil'),
  MC: getKjopLenke('mc'),
  MOPED: getKjopLenke('moped'),
  BAAT: getKjopLenke('baat'),
  SEK: getKjopLenke('sek'),
  TILHENGER: getKjopLenke('tilhenger'),
};

/** Where a customer with an expired offer gets a new price. Show it through `toKjopsLenke`. */
export function getNyPrisLenke({ productType }: Pick<TilbudTarget, 'productType'>): string {
  return kjopssider[productType];
}
