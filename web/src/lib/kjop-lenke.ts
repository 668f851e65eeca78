import type { Kjopskategori } from '@portal/contract/kjopskategorier.ts';
import type { Kjopssperre } from '@portal/contract/kjopssperrer.ts';
import { FORSIKRING_PATH } from '@portal/contract/paths.ts';

import { lenker } from './lenker.ts';

/** The fragment of a category on the buy-entry page, which opens it. */
export function getKategoriLenke(kategori: Kjopskategori): string {
  return `${lenker.kjop}#${kategori}`;
}

/** The purchase page of each product. */
const kjopssider = {
  bil: 'motor/bil',
  bobil: 'motor/bil/bobil',
  mc: 'motor/mc',
  moped: 'motor/moped',
  sek: 'motor/sek',
  tilhenger: 'motor/tilhenger',
  campingvogn: 'motor/tilhenger?type=CAMPINGVOGN',
  baat: 'motor/baat',
  hus: 'hus',
  hytte: 'hytte',
  innbo: 'innbo',
  student: 'student',
  ung: 'ung',
  reise: 'skade/reise',
  lofavorReise: 'skade/reise/lofavor',
  hund: 'skade/kjaeledyr/hund',
  katt: 'skade/kjaeledyr/katt',
  barneforsikring: 'liv/kjop/barneforsikring',
  behandlingsforsikring: 'liv/kjop/behandlingsforsikring',
  kritisksykdom: 'liv/kjop/kritisksykdom',
  livsforsikring: 'liv/kjop/livsforsikring',
  uforeforsikring: 'liv/kjop/uforeforsikring',
  ulykkesforsikring: 'liv/kjop/ulykkesforsikring',
} as const;
export type Kjopsprodukt = keyof typeof kjopssider;

/** The purchase page of a product. Show it through {@link toKjopsLenke}. */
export function getKjopLenke(produkt: Kjopsprodukt): string {
  return `${FORSIKRING_PATH}/${kjopssider[produkt]}`;
}

/**
 * A purchase link for this customer; if buying is blocked, the page that says why and what to do instead.
 * @param kjopssperre undefined also while it is unknown, which blocks nothing
 */
export function toKjopsLenke(href: string, kjopssperre: Kjopssperre | undefined): string {
  return kjopssperre === undefined ? href : `${lenker.kjop}?sperret=${kjopssperre}`;
}
