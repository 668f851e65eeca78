import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './fornyelsespris-tekster.nb.ts';

export const fornyelsestekster = {
  merEnnNa: (fra: string, pris: string, endring: string) => `From ${fra}: ${pris}, ${endring} more than now`,
  mindreEnnNa: (fra: string, pris: string, endring: string) =>
    `From ${fra}: ${pris}, ${endring} less than now`,
  /** By the year, where what is paid by the month does not tell what that is now. */
  iAret: (fra: string, pris: string, before: string) => `From ${fra}: ${pris} (now ${before})`,
  sammePris: (dag: string) => `Same price from ${dag}`,
  /** With amounts hidden. */
  dyrere: (fra: string) => `From ${fra}: more expensive than now`,
  billigere: (fra: string) => `From ${fra}: cheaper than now`,
} satisfies Tekster<typeof nb.fornyelsestekster>;
