import type { Kjopskategori } from '@portal/contract/kjopskategorier.ts';
import type { Kunde } from '@portal/contract/kunde.ts';
import type { Innhold } from '@portal/contract/oversikt-config.ts';

import { toConfiguredLink } from '../../lib/configured-link.ts';
import { ofInnhold } from '../../lib/norsk.ts';
import { getKjopLenke, type Kjopsprodukt, toKjopsLenke } from '../../lib/kjop-lenke.ts';
import { type CheckedLink, parseLink } from '../../lib/link-rule.ts';
import { produktnavn } from './tekster.nb.ts';

/** What each category offers, in order. */
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

/** Who asks, and where. Unknown facts about the customer give no benefit and block no purchase. */
export interface KjopContext {
  /** Undefined when the configuration failed; then only what we always sell. */
  kjop: Innhold['kjop'] | undefined;
  kunde: Pick<Kunde, 'isLoMedlem' | 'kjopssperre'> | undefined;
  shortname: string | undefined;
  /** The address asked for the union's presentation, which changes the order and gives no benefit. */
  isLo: boolean;
}

interface Kjopslenke {
  tekst: string;
  link: CheckedLink;
  /** Of the text, where it is another than the page's. */
  lang?: string;
}

/** The links of a category for this customer. A category without links is hidden. */
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
    return link ? [{ tekst: lenke.urlText, link, ...ofInnhold(lenke) }] : [];
  });
  return [...own, ...others];
}

/** Shortcuts to the purchase pages of what most people insure. */
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

interface Snarvei {
  produkt: Kjopsprodukt;
  tekst: string;
  href: string;
}

/** The purchase links of the overview for this customer. */
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
