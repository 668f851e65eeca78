export const fornyelsestekster = {
  merEnnNa: (fra: string, pris: string, endring: string) => `Fra ${fra}: ${pris}, ${endring} mer enn nå`,
  mindreEnnNa: (fra: string, pris: string, endring: string) =>
    `Fra ${fra}: ${pris}, ${endring} mindre enn nå`,
  /** By the year, where what is paid by the month does not tell what that is now. */
  iAret: (fra: string, pris: string, before: string) => `Fra ${fra}: ${pris} (nå ${before})`,
  sammePris: (dag: string) => `Samme pris fra ${dag}`,
  /** With amounts hidden. */
  dyrere: (fra: string) => `Fra ${fra}: dyrere enn nå`,
  billigere: (fra: string) => `Fra ${fra}: billigere enn nå`,
} as const;
