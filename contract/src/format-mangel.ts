import type { delnavn, kildenavn, mangel } from './mangler-tekster.nb.ts';
import type { Mangler } from './rules/mangler.ts';

/** The words of one language. */
interface Mangelord {
  delnavn: typeof delnavn;
  kildenavn: typeof kildenavn;
  mangel: typeof mangel;
}

/**
 * What is missing and why, as a sentence without its stop.
 * @param tidspunkt as the language writes it
 */
export function formatMangel(ord: Mangelord, { del, kilde, grunn }: Mangler, tidspunkt: string): string {
  const part = ord.delnavn[del];
  const hva =
    kilde === undefined
      ? part
      : del === 'AVTALER'
        ? ord.kildenavn[kilde]
        : ord.mangel.delAv(part, ord.kildenavn[kilde]);
  return ord.mangel.fordi(hva, ord.mangel.grunner[grunn](tidspunkt));
}
