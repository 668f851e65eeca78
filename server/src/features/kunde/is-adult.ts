import { getOsloDate } from '@portal/contract/oslo-date.ts';

/** Minimum age for buying online. */
const ADULT_YEARS = 18;

/**
 * Whether somebody born on `fodselsdato` (ISO date) is 18 or older today in Oslo. The birth date comes from the
 * register, never from the national id; an unknown one blocks nothing.
 */
export function isAdult(fodselsdato: string | undefined, now: Date): boolean {
  if (fodselsdato === undefined) return true;
  const [year, month, day] = fodselsdato.split('-').map(Number) as [number, number, number];
  const today = getOsloDate(now);
  // Somebody born on 29 February turns 18 on 1 March in a common year: '02-29' sorts after '02-28', before '03-01'.
  const birthday = `${String(year + ADULT_YEARS).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
  return today >= birthday;
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}
