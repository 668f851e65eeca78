import { toKroner, toOre } from '../rules/ore.ts';
import type { Lokale } from './lokale.nb.ts';
import { whenNeeded } from './when-needed.ts';

/**
 * Writes numbers as a language does, in Norwegian '1 234' when whole, '1 234,50' otherwise.
 * A minus is U+2212 in each, since a screen reader may leave out a hyphen. Rounded to two decimals first, so that
 * 250.001 is whole. The spaces are non-breaking.
 */
export function createFormatTall({ intl }: Pick<Lokale, 'intl'>): (tall: number) => string {
  const getHeltTall = whenNeeded(() => new Intl.NumberFormat(intl, { maximumFractionDigits: 0 }));
  const getMedDesimaler = whenNeeded(
    () => new Intl.NumberFormat(intl, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  return (tall) => {
    const ore = toOre(tall);
    // Minus zero would be shown as '−0'.
    if (ore === 0) return '0';
    const format = ore % 100 === 0 ? getHeltTall() : getMedDesimaler();
    return format.format(toKroner(ore)).replace('-', '\u2212');
  };
}
