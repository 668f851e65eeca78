/** Kroner in whole øre, which sums are reckoned in: sums of decimal numbers drift. */
export function toOre(kroner: number): number {
  return Math.round(kroner * 100);
}

export function toKroner(ore: number): number {
  return ore / 100;
}
