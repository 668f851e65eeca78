import { FORSIKRING_PATH } from '@portal/contract/paths.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';
import type { TilbudProductType } from '@portal/contract/tilbud-product-types.ts';

import { findAddressStep } from './address-step.ts';

/** What decides where an offer is continued. */
export type TilbudTarget = Pick<Tilbud, 'policyNumber' | 'versionNumber' | 'productType' | 'pakkeTilbud'>;

/** Below the parent of the base path, by number and version, both ready for an address (OFF-17 to OFF-30). */
const fortsettelser: Record<
  TilbudProductType,
  (nummer: string, versjon: number, tilbud: TilbudTarget) => string
> = {
  HUS: (nummer, versjon, { pakkeTilbud }) => {
    const link = `hus/startside-tilbud?husAvtale=${nummer}&version=${versjon}`;
    // OFF-18: only where there is no doubt which one.
    const [pakke] = pakkeTilbud;
    return pakke === undefined || pakkeTilbud.length > 1
      ? link
      : `${link}&innboAvtale=${encodeURIComponent(pakke.policyNumber)}`;
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
 * Where the customer takes up an offer; undefined without number or version, whatever the type needs (OFF-32, AMB-26).
 * Show it through `toKjopsLenke`.
 */
export function findTilbudLenke(tilbud: TilbudTarget): string | undefined {
  const nummer = findAddressStep(tilbud.policyNumber);
  if (nummer === undefined || tilbud.versionNumber === undefined) return undefined;
  const sti = fortsettelser[tilbud.productType](nummer, tilbud.versionNumber, tilbud);
  return `${FORSIKRING_PATH}/${sti}`;
}
