/** A month of the calendar: yyyy-mm. */
export type Maned = string;

export function toManed(dag: string): Maned {
  return dag.slice(0, 7);
}

/** The month that this day would be of if months began on the sixteenth: of November until 15 December. */
export function toManedFraMidten(dag: string): Maned {
  return Number(dag.slice(8)) > 15 ? toManed(dag) : flyttManed(toManed(dag), -1);
}

/** @param antall may be negative */
export function flyttManed(maned: Maned, antall: number): Maned {
  const [ar = 0, nummer = 1] = maned.split('-').map(Number);
  return new Date(Date.UTC(ar, nummer - 1 + antall, 1)).toISOString().slice(0, 7);
}

/** How many months the second is after the first. */
export function countManeder(fra: Maned, til: Maned): number {
  const [fraAr = 0, fraNummer = 0] = fra.split('-').map(Number);
  const [tilAr = 0, tilNummer = 0] = til.split('-').map(Number);
  return (tilAr - fraAr) * 12 + tilNummer - fraNummer;
}

/** The twelve months from the one of this day. */
export function listArets(idag: string): Maned[] {
  const forste = toManed(idag);
  return Array.from({ length: 12 }, (_, index) => flyttManed(forste, index));
}

/** 28 to 31. */
export function countDager(maned: Maned): number {
  const [ar = 0, nummer = 1] = maned.split('-').map(Number);
  return new Date(Date.UTC(ar, nummer, 0)).getUTCDate();
}

/** The same day of another month, or its last day where it has no such day. */
function toDagIManed(maned: Maned, dag: string): string {
  return `${maned}-${String(Math.min(Number(dag.slice(8)), countDager(maned))).padStart(2, '0')}`;
}

/** The same day some months later, or earlier below nothing. */
export function flyttDag(dag: string, antall: number): string {
  return toDagIManed(flyttManed(toManed(dag), antall), dag);
}

/** Divides a whole amount into whole parts with the same sum; each differs from the exact share by less than one. */
export function splitOre(ore: number, antall: number): number[] {
  return Array.from(
    { length: antall },
    (_, index) => Math.floor(((index + 1) * ore) / antall) - Math.floor((index * ore) / antall),
  );
}
