import { toKroner } from '@portal/contract/rules/ore.ts';

import { formatKr } from '../../lib/format/kr.ts';

/** Whole øre as '1 234,50 kr'. */
export function formatOre(ore: number): string {
  return formatKr(toKroner(ore));
}

/** A difference with its sign: '+228 kr', '−60 kr', '0 kr'. */
export function formatEndring(ore: number): string {
  return `${ore > 0 ? '+' : ''}${formatOre(ore)}`;
}
