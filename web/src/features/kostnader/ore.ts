import { toKroner } from '@portal/contract/rules/ore.ts';

import { type Belop, useBelop } from '../../lib/belop/use-belop.ts';

/** Writes amounts in øre. */
export interface OreBelop {
  /** A sentence about amounts alone then says nothing. */
  erSkjult: boolean;
  /** As '1 234,50 kr'. */
  formatOre: (ore: number) => string;
  /** A difference with its sign: '+228 kr', '−60 kr', '0 kr'. */
  formatEndring: (ore: number) => string;
}

export function useOre(): OreBelop {
  const belop = useBelop();
  return {
    erSkjult: belop.erSkjult,
    formatOre: (ore) => belop.kr(toKroner(ore)),
    formatEndring: (ore) => formatEndring(belop, ore),
  };
}

function formatEndring({ erSkjult, kr }: Belop, ore: number): string {
  return `${ore > 0 && !erSkjult ? '+' : ''}${kr(toKroner(ore))}`;
}
