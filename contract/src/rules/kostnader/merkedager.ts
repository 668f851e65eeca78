import { compareText } from '../../compare-text.ts';
import { sortBy } from '../../sort-by.ts';
import type { Avtale } from '../../avtaler.ts';
import type { Pris } from '../../kostnader.ts';
import { listPriserOf } from './priser-of.ts';
import { findSluttdato, isEnding, isFornyes } from './sluttdato.ts';

interface Merkedag {
  dag: string;
  slag: 'fornyelse' | 'fristForNei' | 'slutt';
  avtale: Avtale;
}

/** From today on, soonest first: renewals, last days to decline a renewal, and ends. */
export function listMerkedager(
  avtaler: readonly Avtale[],
  priser: readonly Pris[],
  idag: string,
): Merkedag[] {
  const frister = listPriserOf(avtaler, priser, idag).flatMap(({ avtale, pris }): Merkedag[] =>
    // Who has said no need not say it again.
    pris.fristForNei === undefined || isEnding(avtale)
      ? []
      : [{ dag: pris.fristForNei, slag: 'fristForNei', avtale }],
  );
  const egne = avtaler.flatMap((avtale): Merkedag[] => {
    const slutt = findSluttdato(avtale);
    if (slutt !== undefined) return [{ dag: slutt, slag: 'slutt', avtale }];
    return isFornyes(avtale) && avtale.endDate !== undefined
      ? [{ dag: avtale.endDate, slag: 'fornyelse', avtale }]
      : [];
  });
  return sortBy(
    [...frister, ...egne].filter(({ dag }) => dag >= idag),
    (a, b) => compareText(a.dag, b.dag),
  );
}
