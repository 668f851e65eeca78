import type { Prisendringsdel, Prisdelkode } from '@portal/contract/kostnader.ts';
import { toKroner, toOre } from '@portal/contract/rules/ore.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';

import type { Prisdel, SourcePris } from '../../outside/source-systems/source-system.ts';

/** How life and health prices are made up is not passed on: for these products only the totals are shown. */
const ofPersons: ReadonlySet<SystemSource> = new Set(['PROLIFE', 'EIKA_PERSON']);

/**
 * The parts of a price change, in kroner per year, largest difference first. Undefined when they do not explain all
 * of it: their differences must sum to the whole difference, to the øre.
 */
export function divideChange({
  systemSource,
  pris,
  prisFor,
  deler,
  delerFor,
}: SourcePris): Prisendringsdel[] | undefined {
  if (prisFor === undefined || deler === undefined || delerFor === undefined) return undefined;
  if (ofPersons.has(systemSource)) return undefined;
  const na = sumByKode(deler);
  const before = sumByKode(delerFor);
  const parts = [...new Set([...na.keys(), ...before.keys()])].map((kode) => {
    const ore = { for: before.get(kode) ?? 0, na: na.get(kode) ?? 0 };
    return { kode, ...ore, endring: ore.na - ore.for };
  });
  const explained = parts.reduce((sum, { endring }) => sum + endring, 0);
  if (explained !== toOre(pris) - toOre(prisFor)) return undefined;
  return parts
    .toSorted((a, b) => Math.abs(b.endring) - Math.abs(a.endring))
    .map((part) => ({ kode: part.kode, for: toKroner(part.for), na: toKroner(part.na) }));
}

/** In øre. */
function sumByKode(deler: readonly Prisdel[]): Map<Prisdelkode, number> {
  const sums = new Map<Prisdelkode, number>();
  for (const { kode, belop } of deler) sums.set(kode, (sums.get(kode) ?? 0) + toOre(belop));
  return sums;
}
