import type { Avtale } from '../../avtaler.ts';
import type { Betaling } from '../../kostnader.ts';
import { toNokkel } from './avtalenokkel.ts';

/** Agreements by the key that payments refer to them by; those without a number are left out. */
export function mapAvtaler(avtaler: readonly Avtale[]): Map<string, Avtale> {
  return new Map(
    avtaler.flatMap((avtale) =>
      avtale.policyNumber === undefined ? [] : [[toNokkel(avtale), avtale] as const],
    ),
  );
}

/** Those of the known agreements that a payment is for. */
export function listBetalte(
  { systemSource, policyNumbers = [] }: Pick<Betaling, 'systemSource' | 'policyNumbers'>,
  known: ReadonlyMap<string, Avtale>,
): Avtale[] {
  return policyNumbers.flatMap((policyNumber) => known.get(toNokkel({ systemSource, policyNumber })) ?? []);
}
