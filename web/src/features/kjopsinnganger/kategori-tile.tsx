import type { Kjopskategori } from '@portal/contract/kjopskategorier.ts';

import type { FigureName } from '../../drawings/figures/figures.ts';
import { FigureTile } from '../../drawings/figure-tile.tsx';

/** The figure of each category. */
const kategorifigur: Record<Kjopskategori, FigureName> = {
  kjoretoy: 'bil',
  'hus-og-hytte': 'hus',
  reise: 'reise',
  'innbo-og-ting': 'innbo',
  'liv-og-helse': 'hjerte',
  baat: 'baat',
  dyr: 'hund',
};

export function KategoriTile({ kategori }: { kategori: Kjopskategori }) {
  return <FigureTile name={kategorifigur[kategori]} />;
}
