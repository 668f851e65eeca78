import { toNokkel } from '@portal/contract/rules/kostnader/avtalenokkel.ts';
import { mapAvtaler } from '@portal/contract/rules/kostnader/betalte.ts';
import { createNameOf } from '@portal/contract/rules/name-avtaler.ts';
import type { Samling } from '@portal/contract/samling.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';

/** The name of an agreement by its number in its system; the number itself where no agreement has it. */
export function nameAvtaler({
  avtaler,
}: Samling): (systemSource: SystemSource, policyNumber: string) => string {
  const known = mapAvtaler(avtaler);
  const nameOf = createNameOf(avtaler);
  return (systemSource, policyNumber) => {
    const avtale = known.get(toNokkel({ systemSource, policyNumber }));
    return avtale === undefined ? policyNumber : nameOf(avtale);
  };
}
