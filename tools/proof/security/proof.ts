import type { BackingServices } from '../../../server/src/testing/test-portal.ts';

/** What a proof attacks with, and where it says what it found. */
export interface Attack extends BackingServices {
  /** How many made-up cases; those that are listed are all run each time. */
  cases: number;
  /** Runs against something that is weak on purpose: the proof must then find something. */
  weaken: boolean;
  figures: Record<string, number>;
  /** What does not hold, in words; empty where everything does. */
  failures: string[];
  /** Cleanup steps, run in reverse order at the end. */
  undo: (step: () => unknown) => void;
}

/** One claim about the portal, and the attack that would refute it. */
export interface Proof {
  name: string;
  /** In one line, for the table that is printed. */
  claim: string;
  /** Left out of `npm test`: it takes long in a real browser, or measures, which a busy machine disturbs. */
  isByCommandOnly?: boolean;
  prove: (attack: Attack) => Promise<void>;
}
