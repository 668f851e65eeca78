import type { Avtale } from '@portal/contract/avtaler.ts';
import {
  listForsteAr,
  listPrisendringer,
  type Prisendring,
} from '@portal/contract/rules/kostnader/prisendringer.ts';
import { isEnding } from '@portal/contract/rules/kostnader/sluttdato.ts';
import { isUnderBehandling } from '@portal/contract/rules/avtalepris.ts';
import { toOre } from '@portal/contract/rules/ore.ts';
import { createNameOf } from '@portal/contract/rules/name-avtaler.ts';

import { norsk } from '../../lib/norsk.ts';
import { ContactDetails } from '../../frame/contact-details.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { formatDato } from '../../lib/format/dato.ts';
import { Isolated } from '../../lib/section.tsx';
import { Card } from '../../ui/card.tsx';
import { PlainCard } from '../../ui/plain-card.tsx';
import { DeltEndring } from './delt-endring.tsx';
import styles from './endringer.module.css';
import { Ingen } from './ingen.tsx';
import { useOre } from './ore.ts';
import { NotAnswered } from './not-answered.tsx';
import { tekster } from './tekster.nb.ts';
import { usePriser } from './use-kostnader.ts';

/** Every agreement whose price has changed or will, and why, as far as its source says. */
export function Endringer() {
  const { data } = useAnswer('getAvtaler');
  const { idag, priser, sources, isMissing } = usePriser();
  if (data === undefined) return <NotAnswered name="getAvtaler">{tekster.hentefeil}</NotAnswered>;
  const silent = new Set(
    sources.flatMap(({ systemSource, state }) => (state === 'notOffered' ? [systemSource] : [])),
  );
  const priced = data.avtaler.filter((avtale) => !isUnderBehandling(avtale));
  const untold = priced.filter(({ systemSource }) => silent.has(systemSource));
  if (untold.length > 0 && untold.length === priced.length && !isMissing)
    return <AskUs>{tekster.endringer.kanIkke}</AskUs>;
  const endringer = listPrisendringer(data.avtaler, priser, idag);
  const forsteAr = listForsteAr(data.avtaler, priser, idag);
  const nameOf = createNameOf(data.avtaler);
  return (
    <>
      {isMissing && (
        <NotAnswered name="getPriser" tone="warn">
          {tekster.endringer.svarteIkke}
        </NotAnswered>
      )}
      {endringer.length === 0 && forsteAr.length === 0 && !isMissing && (
        <Ingen isKnown={isKomplett(data)}>{tekster.endringer.ingen}</Ingen>
      )}
      {endringer.map((endring, index) => (
        <Isolated key={index} fallback={<PlainCard title={nameOf(endring.avtale)} />}>
          <Endring endring={endring} idag={idag} nameOf={nameOf} />
        </Isolated>
      ))}
      {forsteAr.length > 0 && <p>{tekster.endringer.forsteAr(forsteAr.map(nameOf))}</p>}
      {untold.length > 0 && <AskUs>{tekster.endringer.kanIkkeFor(untold.map(nameOf))}</AskUs>}
    </>
  );
}

function Endring({
  endring,
  idag,
  nameOf,
}: {
  endring: Prisendring;
  idag: string;
  nameOf: (avtale: Avtale) => string;
}) {
  const { avtale, pris, endringOre, prosent, isMerkbar, isComing } = endring;
  const { blir, ble, mer, mindre, merSkjult, mindreSkjult, frist, fristVar, derfor, ikkeDelt } =
    tekster.endringer;
  const { erSkjult, formatOre } = useOre();
  const navn = nameOf(avtale);
  const dag = formatDato(pris.gyldigFra) ?? '';
  const { fristForNei: sisteDag = '' } = pris;
  const isOpen = sisteDag >= idag;
  // The last day may be that of the renewal itself, or later.
  const fristForNei = (isComing || isOpen) && !isEnding(avtale) ? formatDato(sisteDag) : undefined;
  return (
    <Card className={styles['change']}>
      <h3 {...norsk}>{navn}</h3>
      <p>
        {(isComing ? blir : ble)(dag, navn, formatOre(toOre(pris.pris)))}{' '}
        {erSkjult
          ? (endringOre > 0 ? merSkjult : mindreSkjult)(prosent)
          : (endringOre > 0 ? mer : mindre)(formatOre(Math.abs(endringOre)), prosent)}
      </p>
      {fristForNei !== undefined && (
        <p className={styles['deadline']}>{(isOpen ? frist : fristVar)(fristForNei)}</p>
      )}
      {pris.deler === undefined ? (
        <AskUs>{ikkeDelt}</AskUs>
      ) : (
        <>
          {isMerkbar && <h4>{derfor}</h4>}
          <DeltEndring deler={pris.deler} navn={navn} isMerkbar={isMerkbar} />
        </>
      )}
    </Card>
  );
}

/** Where the page cannot answer, a person can. */
function AskUs({ children }: { children: string }) {
  const kontaktinfo = useAnswer('getKontaktinfo').data;
  return (
    <>
      <p>{children}</p>
      {kontaktinfo && <ContactDetails kontaktinfo={kontaktinfo} />}
    </>
  );
}
