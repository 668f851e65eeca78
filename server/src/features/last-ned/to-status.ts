import type { Avtale } from '@portal/contract/avtaler.ts';
import { findMerke } from '@portal/contract/rules/find-merke.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

import { formatDato } from '../../format.ts';
import { tekster } from './tekster.ts';
import { toOrd } from './to-ord.ts';

/**
 * What the tag on its card says, with the day of a renewal; else the words of its system (`isKildens`), in Norwegian;
 * else ours. The last day of what ends is not in it.
 */
export function toStatus(avtale: Avtale, sprak: Sprak): { tekst: string; isKildens: boolean } {
  const { merker, statuser } = tekster[sprak].avtaler;
  const merke = findMerke(avtale);
  const { avtaleStatus, avtaleStatusDescription, endDate } = avtale;
  if (merke === undefined)
    return {
      tekst: avtaleStatusDescription ?? toOrd(statuser, avtaleStatus),
      isKildens: avtaleStatusDescription !== undefined,
    };
  const isDated = merke === 'fornyelse' && endDate !== undefined;
  return {
    tekst: isDated ? `${merker[merke]} ${formatDato(endDate, sprak)}` : merker[merke],
    isKildens: false,
  };
}
