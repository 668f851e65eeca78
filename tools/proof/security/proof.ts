import type { BackingServices } from '../../../server/src/testing/test-portal.ts';

export interface ProofOptions {
  /** How many made-up cases; those that are listed are all run each time. */
  cases: number;
  /** Runs against something that is weak on purpose: the proof must then find something. */
  weaken: boolean;
}

export interface Findings {
  figures: Record<string, number>;
  /** What does not hold, in words; empty where everything does. */
  failures: string[];
}

/** One claim about the portal, and the attack that would refute it. */
export interface Proof {
  name: string;
  /** In one line, for the table that is printed. */
  claim: string;
  prove: (services: BackingServices, options: ProofOptions) => Promise<Findings>;
}
