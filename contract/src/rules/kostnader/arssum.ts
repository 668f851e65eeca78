import type { Kostnadsar } from './kostnadsar.ts';

/** The sentence about the sum of a year. Amounts in øre; below nothing: the customer gets more than they pay. */
interface Arssum {
  /**
   * `sum`: all of it is known. `minst`: so much is known to be paid, and there is more. `kjent`: so much is known to
   * come back, and what is not known may be more than that. `anslag`: some of it is an estimate, or all. `delanslag`:
   * so, and there is more that cannot even be estimated. `ingen`: no payment is known.
   */
  slag: 'sum' | 'minst' | 'kjent' | 'anslag' | 'delanslag' | 'ingen';
  ore: number;
  /** Of `minst`: what it comes to with the estimates of the year, where there are any. */
  medAnslagOre?: number;
}

/** Whether all systems have told all that they know, of agreements and of payments. */
interface Told {
  hasAllAvtaler: boolean;
  hasAllBetalinger: boolean;
}

/** Whether its sum holds what is paid, if only in part, by the customer or to them. */
export function hasBetalt({ maneder }: Kostnadsar): boolean {
  return maneder
    .flatMap(({ kostnader }) => kostnader)
    .some(({ ore, status = '' }) => ore !== 0 && /^(?:DELVIS_)?BETALT$/.test(status));
}

export function toArssum(
  { maneder, ore, estimatedOre, estimated, unknown, partlyKnown }: Kostnadsar,
  { hasAllAvtaler, hasAllBetalinger }: Told,
): Arssum {
  const known = ore - estimatedOre;
  if (maneder.every(({ kostnader }) => kostnader.length === 0)) return { slag: 'ingen', ore: 0 };
  // A price takes the place of payments that did not come; nothing does of an agreement.
  const isAllIn = hasAllAvtaler && unknown.length + partlyKnown.length === 0;
  if (isAllIn && hasAllBetalinger && estimated.length === 0)
    return { slag: estimatedOre === 0 ? 'sum' : 'anslag', ore };
  if (known > 0) return { slag: 'minst', ore: known, ...(estimatedOre > 0 && { medAnslagOre: ore }) };
  if (estimatedOre > 0) return { slag: isAllIn ? 'anslag' : 'delanslag', ore };
  return known < 0 ? { slag: 'kjent', ore } : { slag: 'ingen', ore: 0 };
}
