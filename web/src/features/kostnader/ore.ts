import { toKroner } from '@portal/contract/rules/ore.ts';

import { type Belop, useBelop } from '../../lib/belop/use-belop.ts';
import { tekster } from './tekster.nb.ts';

/** Writes amounts in øre. */
interface OreBelop {
  /** A sentence about amounts alone then says nothing. */
  erSkjult: boolean;
  /** As '1 234,50 kr'. */
  formatOre: (ore: number) => string;
  /** The same of what is paid in a month; below nothing, that it comes to the customer. */
  formatSum: (ore: number) => string;
  /** A difference with its sign: '+228 kr', '−60 kr', '0 kr'. */
  formatEndring: (ore: number) => string;
}

export function useOre(): OreBelop {
  const belop = useBelop();
  return {
    erSkjult: belop.erSkjult,
    formatOre: (ore) => belop.kr(toKroner(ore)),
    formatSum: (ore) => {
      const sum = belop.kr(toKroner(Math.abs(ore)));
      return ore < 0 ? tekster.ar.duFar(sum) : sum;
    },
    formatEndring: (ore) => formatEndring(belop, ore),
  };
}

function formatEndring({ erSkjult, kr }: Belop, ore: number): string {
  return `${ore > 0 && !erSkjult ? '+' : ''}${kr(toKroner(ore))}`;
}
