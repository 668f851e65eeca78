import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import { findPris, isUnderBehandling, isUtenPris } from '@portal/contract/rules/avtalepris.ts';

import { isUtenDetaljer } from '../../lib/avtale-lenke.ts';
import { isKomplett } from '../../lib/is-komplett.ts';
import { isTolvManeder } from './adds-up.ts';
import { forklaringer } from './total-tekster.nb.ts';

/**
 * Why the total differs from the sum of the cards, and why twelve months differ from the year. One sentence for each
 * reason, with the names of its agreements; empty when everything adds up.
 */
export function explainTotal(
  svar: Pick<AvtalerResponse, 'avtaler' | 'sources' | 'systemSourceError' | 'monthlySum' | 'yearlySum'>,
): string[] {
  const { avtaler, monthlySum, yearlySum } = svar;
  const utenPris = avtaler.filter(isUtenPris);
  const bareArspris = avtaler.filter((avtale) => isMedISummen(avtale) && avtale.monthlyPrice === undefined);
  const egenArspris = isTolvManeder(monthlySum, yearlySum) ? [] : avtaler.filter(hasEgenArspris);
  const saetninger = [
    about(avtaler.filter(isUnderBehandling), forklaringer.underBehandling),
    about(
      utenPris.filter((avtale) => !isUtenDetaljer(avtale)),
      forklaringer.utenPris,
    ),
    about(utenPris.filter(isUtenDetaljer), forklaringer.utenDetaljer),
    about(bareArspris, forklaringer.bareArspris),
    about(egenArspris, forklaringer.egenArspris),
    isKomplett(svar) ? undefined : forklaringer.mangler,
  ];
  return saetninger.filter((setning) => setning !== undefined);
}

function about(
  avtaler: readonly Avtale[],
  toSetning: (navn: readonly string[]) => string,
): string | undefined {
  return avtaler.length === 0 ? undefined : toSetning(avtaler.map(({ name }) => name));
}

function isMedISummen(avtale: Avtale): boolean {
  return !isUnderBehandling(avtale) && !isUtenPris(avtale);
}

function hasEgenArspris(avtale: Avtale): boolean {
  const { monthlyPrice, yearlyPrice } = avtale;
  if (!isMedISummen(avtale) || monthlyPrice === undefined || yearlyPrice === undefined) return false;
  return !isTolvManeder(findPris(avtale)?.maned, yearlyPrice);
}
