import type { Kjopskategori } from '@portal/contract/kjopskategorier.ts';
import type { Kunde } from '@portal/contract/kunde.ts';
import type { Innhold } from '@portal/contract/oversikt-config.ts';

import { toConfiguredLink } from '../../lib/configured-link.ts';
import { getKjopLenke, type Kjopsprodukt, toKjopsLenke } from '../../lib/kjop-lenke.ts';
import { type CheckedLink, parseLink } from '../../lib/link-rule.ts';
import { produktnavn } from './tekster.ts';

/** What each category offers, in the order it is shown. */
const produkter: Record<Kjopskategori, readonly Kjopsprodukt[]> = {
  kjoretoy: ['bil', 'bobil', 'mc', 'moped', 'sek', 'tilhenger', 'campingvogn'],
  'hus-og-hytte': ['hus', 'hytte'],
  reise: ['reise'],
  'innbo-og-ting': ['innbo', 'student', 'ung'],
  'liv-og-helse': [
    'barneforsikring',
    'behandlingsforsikring',
    'kritisksykdom',
    'livsforsikring',
    'uforeforsikring',
    'ulykkesforsikring',
  ],
  baat: ['baat'],
  dyr: ['hund', 'katt'],
};

/** Who asks, and where. What is unknown of the customer gives no benefit and closes no way. */
export interface KjopContext {
  /** Missing when the configuration did not answer: then what we always sell. */
  kjop: Innhold['kjop'] | undefined;
  kunde: Pick<Kunde, 'isLoMedlem' | 'kjopssperre'> | undefined;
  shortname: string | undefined;
  /** The address asked for the union's presentation. Order only, never a benefit. */
  isLo: boolean;
}

export interface Kjopslenke {
  tekst: string;
  link: CheckedLink;
}

/** The links of a category, each as this customer may have it. None hides it. */
export function listKjopslenker(kategori: Kjopskategori, context: KjopContext): Kjopslenke[] {
  const kjopssperre = context.kunde?.kjopssperre;
  const own = listProdukter(kategori, context).flatMap((produkt) => {
    const link = parseLink(toKjopsLenke(getKjopLenke(produkt), kjopssperre));
    return link ? [{ tekst: produktnavn[produkt], link }] : [];
  });
  const others = (context.kjop?.lenker ?? []).flatMap((lenke) => {
    if (lenke.kategori !== kategori) return [];
    const link =
      kjopssperre === undefined ? toConfiguredLink(lenke) : parseLink(toKjopsLenke(lenke.url, kjopssperre));
    return link ? [{ tekst: lenke.urlText, link }] : [];
  });
  return [...own, ...others];
}

/** What most people insure, as shortcuts to where each is bought. */
const snarveier: readonly { produkt: Kjopsprodukt; kategori: Kjopskategori }[] = [
  { produkt: 'bil', kategori: 'kjoretoy' },
  { produkt: 'hus', kategori: 'hus-og-hytte' },
  { produkt: 'innbo', kategori: 'innbo-og-ting' },
  { produkt: 'reise', kategori: 'reise' },
  { produkt: 'lofavorReise', kategori: 'reise' },
  { produkt: 'hytte', kategori: 'hus-og-hytte' },
  { produkt: 'baat', kategori: 'baat' },
  { produkt: 'hund', kategori: 'dyr' },
  { produkt: 'katt', kategori: 'dyr' },
];
const MAX_SNARVEIER = 8;

export interface Snarvei {
  produkt: Kjopsprodukt;
  tekst: string;
  href: string;
}

/** The purchase links of the overview, each as this customer may have it. */
export function listSnarveier(context: KjopContext): Snarvei[] {
  return snarveier
    .filter(({ produkt, kategori }) => listProdukter(kategori, context).includes(produkt))
    .slice(0, MAX_SNARVEIER)
    .map(({ produkt }) => ({
      produkt,
      tekst: produktnavn[produkt],
      href: toKjopsLenke(getKjopLenke(produkt), context.kunde?.kjopssperre),
    }));
}

function listProdukter(kategori: Kjopskategori, { kjop, kunde, isLo }: KjopContext): Kjopsprodukt[] {
  if (kategori !== 'reise') return [...produkter[kategori]];
  // A union member always has both.
  if (kunde?.isLoMedlem === true) return isLo ? ['lofavorReise', 'reise'] : ['reise', 'lofavorReise'];
  return kjop?.harReise === false ? [] : ['reise'];
}
