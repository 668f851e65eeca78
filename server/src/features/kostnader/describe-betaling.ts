import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import type { Betaling } from '@portal/contract/kostnader.ts';
import { isDelvisBetalt } from '@portal/contract/rules/kostnader/betalinger.ts';
import { listBetalte, mapAvtaler } from '@portal/contract/rules/kostnader/betalte.ts';
import { listBetalteNavn } from '@portal/contract/rules/name-avtaler.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

import { formatKroner } from '../../format.ts';
import { tekster } from './tekster.ts';

/** How much and for what, as far as it is known. Of a payment that is made in part, the rest is not. */
export function describeBetaling(betaling: Betaling, avtaler: readonly Avtale[], sprak: Sprak): string {
  const navn = listBetalteNavn(betaling, avtaler).join(', ');
  if (!isDelvisBetalt(betaling)) {
    const sum = `${formatKroner(betaling.belop, sprak)}\u00a0kr`;
    return navn === '' ? sum : `${sum}: ${navn}`;
  }
  const { delvisBetalt } = tekster[sprak];
  return navn === '' ? delvisBetalt : `${navn} (${delvisBetalt})`;
}

/** Not, where what it pays for is an agreement whose system, or the savings bank, did not answer now. */
export function isNamed(
  betaling: Betaling,
  { avtaler, sources, sparebank = 'ok' }: AvtalerResponse,
): boolean {
  const { policyNumbers = [], systemSource } = betaling;
  return (
    listBetalte(betaling, mapAvtaler(avtaler)).length === policyNumbers.length ||
    (sparebank === 'ok' &&
      sources.every((source) => source.systemSource !== systemSource || source.state === 'ok'))
  );
}
