import type { Kunde } from '@portal/contract/kunde.ts';

import { useAnswer } from '../../lib/answers.tsx';
import type { KjopContext } from './list-kjopslenker.ts';

/** What decides a purchase: the portal's own data, and what is known of the customer so far. */
export function useKjopContext(kunde: Kunde | undefined, isLo = false): KjopContext {
  const kjop = useAnswer('getOversiktConfig').data?.oversiktConfig.kjop;
  const shortname = useAnswer('getClientContext').data?.shortname;
  return { kjop, kunde, shortname, isLo };
}
