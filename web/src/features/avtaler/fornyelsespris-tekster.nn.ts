import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './fornyelsespris-tekster.nb.ts';

export const fornyelsestekster = {
  merEnnNa: (fra: string, pris: string, endring: string) => `Frå ${fra}: ${pris}, ${endring} meir enn no`,
  mindreEnnNa: (fra: string, pris: string, endring: string) =>
    `Frå ${fra}: ${pris}, ${endring} mindre enn no`,
  /** By the year, where what is paid by the month does not tell what that is now. */
  iAret: (fra: string, pris: string, before: string) => `Frå ${fra}: ${pris} (no ${before})`,
  sammePris: (dag: string) => `Same pris frå ${dag}`,
  /** With amounts hidden. */
  dyrere: (fra: string) => `Frå ${fra}: dyrare enn no`,
  billigere: (fra: string) => `Frå ${fra}: billigare enn no`,
} satisfies Tekster<typeof nb.fornyelsestekster>;
