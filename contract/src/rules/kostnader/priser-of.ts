import type { Avtale } from '../../avtaler.ts';
import type { Pris } from '../../kostnader.ts';
import { mapAvtaler, toNokkel } from './avtalenokkel.ts';

/** The prices of these agreements, of the last year and those to come. */
export function listPriserOf(avtaler: readonly Avtale[], priser: readonly Pris[], idag: string) {
  const known = mapAvtaler(avtaler);
  const yearBack = `${Number(idag.slice(0, 4)) - 1}${idag.slice(4)}`;
  return priser.flatMap((pris) => {
    const avtale = known.get(toNokkel(pris));
    return avtale === undefined || pris.gyldigFra <= yearBack ? [] : { avtale, pris };
  });
}
