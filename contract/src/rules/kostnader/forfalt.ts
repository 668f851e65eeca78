import type { Betaling } from '../../kostnader.ts';

/** Not paid, though the day has passed: the source says so. Nobody owes a bill of 0 kr. */
export function isForfalt({
  status,
  retning,
  belop,
}: Pick<Betaling, 'status' | 'retning' | 'belop'>): boolean {
  return (status === 'FORFALT' || status === 'PURRET') && retning !== 'TIL_KUNDEN' && belop > 0;
}
