import { toKroner, toOre } from '@portal/contract/rules/ore.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

const hele = { nb: 'nb-NO', nn: 'nb-NO', en: 'en-GB' } as const;

/** Kroner with øre where there are any, without the unit; rounded first as the pages do, so that 250.001 is whole. */
export function formatKroner(belop: number, sprak: Sprak): string {
  const ore = toOre(belop);
  // Minus zero would be shown as '-0'.
  if (ore === 0) return '0';
  const desimaler = ore % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(hele[sprak], {
    minimumFractionDigits: desimaler,
    maximumFractionDigits: desimaler,
  })
    .format(toKroner(ore))
    .replace('\u2212', '-');
}
