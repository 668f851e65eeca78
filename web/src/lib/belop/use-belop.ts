import { lokale } from '@portal/contract/format/lokale.nb.ts';
import { formatTall } from '../format/tall.ts';
import { useHidesBelop } from './skjulte-belop.ts';
import { tekster } from './tekster.nb.ts';

const { enheter } = lokale;

/** Puts the number of an amount into its place: with its unit, or in a sentence. */
type Write<Place> = (tall: string) => Place;

/** Writes amounts, or one word in the place of each where the customer has hidden them. */
export interface Belop {
  erSkjult: boolean;
  /** Kroner as '1 234 kr', without a line break inside. */
  kr: (kroner: number) => string;
  /** Kroner a month as '642 kr/md'. */
  krPerManed: (kroner: number) => string;
  /** Kroner a year as '7 704 kr/år'. */
  krPerAr: (kroner: number) => string;
  /** Kroner as `write` says. */
  skriv: <Place>(kroner: number, write: Write<Place>) => Place | string;
}

function createBelop(erSkjult: boolean): Belop {
  const skriv = <Place>(kroner: number, write: Write<Place>) =>
    erSkjult ? tekster.skjult : write(formatTall(kroner));
  const withUnit = (enhet: string) => (kroner: number) => skriv(kroner, (tall) => `${tall}\u00a0${enhet}`);
  return {
    erSkjult,
    skriv,
    kr: withUnit(enheter.kr),
    krPerManed: withUnit(enheter.maned),
    krPerAr: withUnit(enheter.ar),
  };
}

/** As they are. In pages only `useBelop` gives it. */
export const vist = createBelop(false);
const skjult = createBelop(true);

/** The one way to show an amount, so that the customer can hide them all. */
export function useBelop(): Belop {
  return useHidesBelop() ? skjult : vist;
}
