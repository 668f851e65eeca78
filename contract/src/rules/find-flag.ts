import type { Kunde } from '../kunde.ts';

/** A flag of a customer. Undefined while there is no record of them, and where the register's cannot be read. */
export function findFlag(
  kunde: Pick<Kunde, 'isLoMedlem' | 'isBankkunde' | 'uleselig'> | undefined,
  flag: 'isLoMedlem' | 'isBankkunde',
): boolean | undefined {
  return kunde?.uleselig?.includes(flag) ? undefined : kunde?.[flag];
}
