/** A month of the calendar: yyyy-mm. */
export type Maned = string;

export function toManed(dag: string): Maned {
  return dag.slice(0, 7);
}

/** @param antall may be negative */
export function flyttManed(maned: Maned, antall: number): Maned {
  const [ar = 0, nummer = 1] = maned.split('-').map(Number);
  return new Date(Date.UTC(ar, nummer - 1 + antall, 1)).toISOString().slice(0, 7);
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

/** Divides a whole amount into whole parts with the same sum; each differs from the exact share by less than one. */
export function splitOre(ore: number, antall: number): number[] {
  return Array.from(
    { length: antall },
    (_, index) => Math.floor(((index + 1) * ore) / antall) - Math.floor((index * ore) / antall),
  );
}
