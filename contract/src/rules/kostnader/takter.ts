import type { Avtale } from '../../avtaler.ts';
import { sortBy } from '../../sort-by.ts';
import { countManeder, type Maned } from './maneder.ts';

const MANEDER = 12;

/** Agreements that are paid together and equally often. */
export interface Takt {
  avtaler: readonly Avtale[];
  /** How many terms a year has. */
  antall: number;
  /** Of those that are paid less often than the others of their bills: a month with a term. */
  fra?: Maned;
  /** There is one such month: that it is paid once a year is a guess. */
  isOnce?: boolean;
}

/** Which agreements are paid for in each month that has a payment. */
type Betalte = ReadonlyMap<Maned, { avtaler: readonly Avtale[] }>;

/**
 * Some are not on each bill: one that is paid once a year stands on one of the twelve bills of the others. Each of those
 * is apart. What is only on the latest bills, or comes unevenly, is not: it was put on a common bill since.
 *
 * @param antall how many terms a year has for the others
 */
export function listTakter(betalte: Betalte, antall: number): Takt[] {
  const maneder = sortBy([...betalte.keys()]);
  const manederOf = new Map<Avtale, Set<Maned>>();
  for (const maned of maneder)
    for (const avtale of betalte.get(maned)?.avtaler ?? [])
      manederOf.set(avtale, (manederOf.get(avtale) ?? new Set()).add(maned));
  const all = [...manederOf.keys()];
  const sjeldne = [...manederOf].flatMap(([avtale, own]): Takt[] => {
    const [fra = '', next] = own;
    const avstand = next === undefined ? MANEDER : countManeder(fra, next);
    const isEven =
      MANEDER % avstand === 0 && [...own].every((maned) => countManeder(fra, maned) % avstand === 0);
    const isMissed = own.size < maneder.filter((maned) => maned >= fra).length;
    return isEven && isMissed
      ? [{ avtaler: [avtale], antall: MANEDER / avstand, fra, isOnce: next === undefined }]
      : [];
  });
  const apart = new Set(sjeldne.flatMap(({ avtaler }) => avtaler));
  return [{ avtaler: all.filter((avtale) => !apart.has(avtale)), antall }, ...sjeldne];
}

/** Which of its terms in a year it has in this month; undefined where it has none. */
export function findTerminnummer({ antall, fra }: Takt, maned: Maned): number | undefined {
  if (fra === undefined) return undefined;
  const nummer = (countManeder(fra, maned) * antall) / MANEDER;
  // A month may be before it: what follows is asked for by the month of last year.
  return Number.isInteger(nummer) ? (antall + (nummer % antall)) % antall : undefined;
}
