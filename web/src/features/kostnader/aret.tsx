import type { Avtale } from '@portal/contract/avtaler.ts';
import { hasBetalt, toArssum } from '@portal/contract/rules/kostnader/arssum.ts';
import {
  createKostnadsar,
  type Kostnad,
  type Kostnadsar,
} from '@portal/contract/rules/kostnader/kostnadsar.ts';
import { isOver } from '@portal/contract/rules/kostnader/sluttdato.ts';
import { createNameOf } from '@portal/contract/rules/name-avtaler.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { ArTable } from './ar-table.tsx';
import { Ingen } from './ingen.tsx';
import { useOre } from './ore.ts';
import { NotAnswered } from './not-answered.tsx';
import styles from './aret.module.css';
import { Soyler } from './soyler.tsx';
import { tekster } from './tekster.nb.ts';
import { useBetalinger, usePriser } from './use-kostnader.ts';

/** The twelve months from this one. */
export function Aret() {
  const { data } = useAnswer('getAvtaler');
  const { isMissing, ...betalinger } = useBetalinger();
  const { priser } = usePriser();
  if (data === undefined) return <NotAnswered name="getAvtaler">{tekster.hentefeil}</NotAnswered>;
  const ar = createKostnadsar({
    ...betalinger,
    avtaler: data.avtaler,
    avtalekilder: data.sources,
    sparebank: data.sparebank,
    priser,
  });
  const nameOf = createNameOf(data.avtaler);
  const cannotTell = new Set(
    betalinger.sources.flatMap(({ systemSource, state }) => (state === 'notOffered' ? [systemSource] : [])),
  );
  const isWhyEstimated = ar.estimated.some(({ systemSource }) => !cannotTell.has(systemSource));
  const hasAllAvtaler = isKomplett(data);
  const isWhole = hasAllAvtaler && !isMissing;
  const forfalte = listForfalte(ar);
  // Of what is gone or has ended, nothing can be stopped.
  const stoppable = forfalte.filter(
    ({ andre = 'borte', avtaler }) =>
      andre !== 'borte' || avtaler.some((avtale) => !isOver(avtale, betalinger.idag)),
  );
  const isEmpty = ar.maneder.every(({ kostnader }) => kostnader.length === 0);
  return (
    <>
      {isMissing && (
        <NotAnswered name="getBetalinger" tone="warn">
          {isWhyEstimated ? tekster.ar.svarteIkkeAnslag : tekster.ar.svarteIkke}
        </NotAnswered>
      )}
      {forfalte.length > 0 && (
        <Banner tone="warn">
          {[
            tekster.ar.forfalt(forfalte.length),
            stoppable.length > 0 && tekster.ar.kanStoppes(stoppable.length),
          ]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      )}
      {isEmpty && ar.forfalt.length === 0 ? (
        <Ingen isKnown={isWhole}>{tekster.ar.ingen}</Ingen>
      ) : (
        <>
          <Sum ar={ar} nameOf={nameOf} hasAllAvtaler={hasAllAvtaler} hasAllBetalinger={!isMissing} />
          <div className={styles['year']}>
            <Card>
              <ArTable ar={ar} nameOf={nameOf} />
            </Card>
            <Soyler maneder={ar.maneder} />
          </div>
        </>
      )}
    </>
  );
}

/** What the year costs, and how sure that is. */
function Sum({
  ar,
  nameOf,
  hasAllAvtaler,
  hasAllBetalinger,
}: {
  ar: Kostnadsar;
  nameOf: (avtale: Avtale) => string;
  hasAllAvtaler: boolean;
  hasAllBetalinger: boolean;
}) {
  const { formatOre } = useOre();
  const { estimated, unknown, partlyKnown } = ar;
  const { slag, ore, medAnslagOre } = toArssum(ar, { hasAllAvtaler, hasAllBetalinger });
  const isWhole = hasAllAvtaler && hasAllBetalinger;
  const isRestGuessed = isWhole && unknown.length + partlyKnown.length === 0;
  return (
    <div className={styles['sum']}>
      {slag === 'ingen' ? (
        <Ingen isKnown={isWhole}>{tekster.ar.ingen}</Ingen>
      ) : (
        <>
          <p className={styles['total']}>
            {sumtekster[slag][ore < 0 ? 'tilbake' : 'betaler'](formatOre(Math.abs(ore)))}
          </p>
          {hasBetalt(ar) && <p>{tekster.ar.medBetalt}</p>}
        </>
      )}
      {(slag === 'minst' || slag === 'kjent') && estimated.length > 0 && (
        <p>{tekster.ar.utenBetalinger(estimated.map(nameOf))}</p>
      )}
      {medAnslagOre !== undefined && (
        <p>{(isRestGuessed ? tekster.ar.medAnslag : tekster.ar.medAnslagene)(formatOre(medAnslagOre))}</p>
      )}
      {unknown.length > 0 && <p>{tekster.ar.ukjent(unknown.map(nameOf))}</p>}
      {partlyKnown.length > 0 && <p>{tekster.ar.delvisKjent(partlyKnown.map(nameOf))}</p>}
    </div>
  );
}

const { sum, anslatt, delvisAnslatt, minst, tilbake, tilbakeAnslatt, tilbakeDelvisAnslatt, tilbakeKjent } =
  tekster.ar;
const sumtekster = {
  sum: { betaler: sum, tilbake },
  anslag: { betaler: anslatt, tilbake: tilbakeAnslatt },
  delanslag: { betaler: delvisAnslatt, tilbake: tilbakeDelvisAnslatt },
  minst: { betaler: minst, tilbake: tilbakeKjent },
  kjent: { betaler: minst, tilbake: tilbakeKjent },
};

/** Of this month too, which are rows of the year. */
function listForfalte({ forfalt, maneder }: Kostnadsar): Kostnad[] {
  const rows = maneder.flatMap(({ kostnader }) => kostnader);
  return [...forfalt, ...rows.filter(({ isOverdue }) => isOverdue === true)];
}
