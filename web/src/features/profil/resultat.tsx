import { useSearch } from 'wouter';

import type { Kunde } from '@portal/contract/kunde.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { usePageContext } from '../../lib/page-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { tekster } from './tekster.ts';

const resultater = ['epost', 'mobil', 'adresse', 'samtykke', 'deling', 'reservasjon', 'ikke-lagret'] as const;

/** How a form without the script ended, as the address names it. Whether it is confirmed, the data says. */
export function Resultat({ kunde }: { kunde: Kunde }) {
  const search = new URLSearchParams(useSearch());
  const reservasjon = useAnswer('getReservasjon').data;
  const resultat = resultater.find((known) => known === search.get('resultat'));
  // The row that has what was typed says it beside it.
  const isGivenBack = usePageContext().formRefusal?.code === 'IKKE_INNLOGGET';
  if (resultat === undefined || isGivenBack) return null;
  const isUbekreftet =
    ((resultat === 'samtykke' || resultat === 'deling') && (kunde.samtykker.ubekreftet?.length ?? 0) > 0) ||
    (resultat === 'reservasjon' && reservasjon?.ubekreftet === true);
  if (isUbekreftet) return <Banner tone="info">{tekster.resultater.ubekreftet}</Banner>;
  return (
    <Banner tone={resultat === 'ikke-lagret' ? 'warn' : 'success'}>{tekster.resultater[resultat]}</Banner>
  );
}
