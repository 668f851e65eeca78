import type { Betaling } from '../../kostnader.ts';

/** Not paid, though the day has passed: the source says so. */
export function isForfalt({ status, retning }: Pick<Betaling, 'status' | 'retning'>): boolean {
  return (status === 'FORFALT' || status === 'PURRET') && retning !== 'TIL_KUNDEN';
}
