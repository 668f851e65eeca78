/** @throws with what to write instead */
export function readDay(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // Otherwise the thirty-first of February would be the third of March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new Error(`--since must be a day, such as 2026-01-31; it is ${text}`);
  return day;
}
