import type { Kunde } from '@portal/contract/kunde.ts';

import { useAnswer } from '../../lib/answers.tsx';
import type { KjopContext } from './list-kjopslenker.ts';

/** Everything about a purchase that the portal knows by itself, and what it knows of the customer so far. */
export function useKjopContext(kunde: Kunde | undefined, isLo = false): KjopContext {
  const kjop = useAnswer('getOversiktConfig').data?.oversiktConfig.kjop;
  const shortname = useAnswer('getClientContext').data?.shortname;
  return { kjop, kunde, shortname, isLo };
}
