const FIRST_WEIGHTS = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1];
const SECOND_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];

/**
 * Whether the text is a synthetic national id or D-number: month +80 or +40, day +40 for D-numbers, and valid check
 * digits. By the 2032 rule the first weighted sum may be 0, 1, 2 or 3 modulo 11; the second must be 0.
 */
export function isSyntheticFodselsnummer(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  const digits = [...text].map(Number);
  return (
    remainder(digits, FIRST_WEIGHTS) <= 3 && remainder(digits, SECOND_WEIGHTS) === 0 && hasSyntheticDate(text)
  );
}

function remainder(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11;
}

function hasSyntheticDate(text: string): boolean {
  const day = Number(text.slice(0, 2)) % 40;
  const shifted = Number(text.slice(2, 4));
  const month = shifted > 80 ? shifted - 80 : shifted - 40;
  // The number does not contain the century. 2000 is a leap year, so 29 February is accepted in every year.
  const date = new Date(Date.UTC(2000, month - 1, day));
  return (
    Number(text.slice(0, 2)) < 72 &&
    month >= 1 &&
    date.getUTCDate() === day &&
    date.getUTCMonth() === month - 1
  );
}
