import { sortBy } from '../../sort-by.ts';
import type { Avtale } from '../../avtaler.ts';
import type { Pris } from '../../kostnader.ts';
import { mapAvtaler, toNokkel } from './avtalenokkel.ts';
import { findSluttdato } from './sluttdato.ts';

export interface Merkedag {
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
  const known = mapAvtaler(avtaler);
  const frister = priser.flatMap(({ fristForNei, ...pris }): Merkedag[] => {
    const avtale = known.get(toNokkel(pris));
    return avtale === undefined || fristForNei === undefined
      ? []
      : [{ dag: fristForNei, slag: 'fristForNei', avtale }];
  });
  const egne = avtaler.flatMap((avtale): Merkedag[] => {
    const slutt = findSluttdato(avtale);
    if (slutt !== undefined) return [{ dag: slutt, slag: 'slutt', avtale }];
    return avtale.avtaleStatus === 'RENEWAL' && avtale.endDate !== undefined
      ? [{ dag: avtale.endDate, slag: 'fornyelse', avtale }]
      : [];
  });
  return sortBy(
    [...frister, ...egne].filter(({ dag }) => dag >= idag),
    (a, b) => (a.dag < b.dag ? -1 : Number(a.dag > b.dag)),
  );
}
