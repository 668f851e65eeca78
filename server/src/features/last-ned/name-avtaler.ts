import { mapAvtaler, toNokkel } from '@portal/contract/rules/kostnader/avtalenokkel.ts';
import type { Samling } from '@portal/contract/samling.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';

/** The name of an agreement by its number in its system; the number itself where no agreement has it. */
export function nameAvtaler({
  avtaler,
}: Samling): (systemSource: SystemSource, policyNumber: string) => string {
  const known = mapAvtaler(avtaler);
  return (systemSource, policyNumber) =>
    known.get(toNokkel({ systemSource, policyNumber }))?.name ?? policyNumber;
}
