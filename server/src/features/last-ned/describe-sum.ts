import { isUnderBehandling, isUtenPris } from '@portal/contract/rules/avtalepris.ts';
import type { Samling } from '@portal/contract/samling.ts';

import { tekster } from './tekster.ts';

/** What the sums of the agreements are called, and why they are not what the rows add up to: as on the screen. */
export function describeSum({ sprak, avtaler, mangler }: Samling): { tittel: string; forklaring: string } {
  const ord = tekster[sprak].avtaler;
  const isMinst = mangler.some(({ del }) => del === 'AVTALER') || avtaler.some(isUtenPris);
  const counted = avtaler.filter((avtale) => !isUnderBehandling(avtale) && !isUtenPris(avtale));
  return {
    tittel: isMinst ? ord.sumMinst : ord.sum,
    forklaring: [
      ...(avtaler.some(isUnderBehandling) ? [ord.underBehandling] : []),
      ...(counted.some(({ monthlyPrice }) => monthlyPrice === undefined) ? [ord.bareArspris] : []),
      ...(counted.some(({ yearlyPrice }) => yearlyPrice === undefined) ? [ord.bareManedspris] : []),
    ].join(' '),
  };
}
