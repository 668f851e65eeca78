import type { Kjopskategori } from '@portal/contract/kjopskategorier.ts';

import { getKjopLenke } from '../../lib/kjop-lenke.ts';
import { type CheckedLink, parseLink } from '../../lib/link-rule.ts';
import { kampanjer } from './kampanje-tekster.nb.ts';
import type { KjopContext } from './list-kjopslenker.ts';

interface Kampanje {
  title: string;
  description: string;
  lenke: string;
  link: CheckedLink | undefined;
  kategori: Kjopskategori;
}

/** What this customer saves by buying from this brand now. Empty for customers who cannot buy. */
export function listKampanjer({ shortname, kunde }: Pick<KjopContext, 'shortname' | 'kunde'>): Kampanje[] {
  if (kunde?.kjopssperre !== undefined) return [];
  return [
    ...(shortname === 'dnb'
      ? [{ ...kampanjer.bil, link: parseLink(getKjopLenke('bil')), kategori: 'kjoretoy' as const }]
      : []),
    ...(kunde?.isLoMedlem === true
      ? [{ ...kampanjer.hus, link: parseLink(getKjopLenke('hus')), kategori: 'hus-og-hytte' as const }]
      : []),
  ];
}
