import { osloDate } from '../kit/oslo-date.ts';
import type { Betaling } from './customer.ts';

const [ar = 0, maned = 1] = osloDate().split('-').map(Number);

/** A day of another month than this one: yyyy-mm-dd. */
export function dagIManed(flytt: number, dag: number): string {
  return new Date(Date.UTC(ar, maned - 1 + flytt, dag)).toISOString().slice(0, 10);
}

/** Monthly payments from a year back to a year ahead, due on the 20th: those before this month are paid. */
export function makeTerminer({
  id,
  policyNumbers,
  belop,
  til = '9999',
}: {
  id: string;
  policyNumbers: string[];
  belop: number;
  /** The first day that the system does not know of yet. */
  til?: string;
}): Betaling[] {
  return Array.from({ length: 25 }, (_, index) => {
    const forfall = dagIManed(index - 12, 20);
    return {
      betalingId: `${id}-${forfall}`,
      policyNumbers,
      belop,
      forfall,
      ...(forfall < osloDate() ? { betaltDato: forfall, status: 'BETALT' } : { status: 'KOMMER' }),
    };
  }).filter(({ forfall }) => forfall < til);
}
