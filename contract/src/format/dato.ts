import type { Lokale } from './lokale.nb.ts';

/**
 * An ISO date ('2025-03-01', with or without a time) as '01.03.2025', or as the language writes it. The day is taken as
 * written, so no time zone can change it. Undefined when it is no date in the calendar.
 */
export function writeDato({ dato }: Pick<Lokale, 'dato'>, iso: string): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(iso);
  if (!match) return undefined;
  const [, ar = '', maned = '', dag = ''] = match;
  return isDato(Number(ar), Number(maned), Number(dag)) ? dato(dag, maned, ar) : undefined;
}

/** `Date` turns 30 February into a day in March, so a date that changes was invalid. */
function isDato(ar: number, maned: number, dag: number): boolean {
  const dato = new Date(0);
  dato.setUTCFullYear(ar, maned - 1, dag);
  return dato.getUTCFullYear() === ar && dato.getUTCMonth() === maned - 1 && dato.getUTCDate() === dag;
}
