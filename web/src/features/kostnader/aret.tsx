import type { Avtale } from '@portal/contract/avtaler.ts';
import { createKostnadsar, type Kostnadsar } from '@portal/contract/rules/kostnader/kostnadsar.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { ArTable } from './ar-table.tsx';
import { Ingen } from './ingen.tsx';
import { useOre } from './ore.ts';
import { createNaming } from './name-avtaler.ts';
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
  const ar = createKostnadsar({ ...betalinger, avtaler: data.avtaler, priser });
  const nameOf = createNaming(data.avtaler);
  const hasAll = isKomplett(data);
  const isEmpty = ar.maneder.every(({ kostnader }) => kostnader.length === 0);
  return (
    <>
      {isMissing && (
        <NotAnswered name="getBetalinger" tone="warn">
          {tekster.ar.svarteIkke}
        </NotAnswered>
      )}
      {ar.forfalt.length > 0 && <Banner tone="warn">{tekster.ar.forfalt}</Banner>}
      {isEmpty && ar.forfalt.length === 0 ? (
        <Ingen isKnown={hasAll && !isMissing}>{tekster.ar.ingen}</Ingen>
      ) : (
        <>
          <Sum ar={ar} nameOf={nameOf} hasAll={hasAll} />
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
  hasAll,
}: {
  ar: Kostnadsar;
  nameOf: (avtale: Avtale) => string;
  /** Every system has told its agreements. */
  hasAll: boolean;
}) {
  const { formatOre } = useOre();
  const { ore, estimatedOre, estimated, unknown } = ar;
  const known = ore - estimatedOre;
  const isPartly = estimated.length > 0 && known > 0;
  return (
    <div className={styles['sum']}>
      <p className={styles['total']}>
        {isPartly || unknown.length > 0 || !hasAll
          ? tekster.ar.minst(formatOre(isPartly ? known : ore))
          : (estimatedOre === 0 ? tekster.ar.sum : tekster.ar.anslatt)(formatOre(ore))}
      </p>
      {isPartly && <p>{tekster.ar.medAnslag(estimated.map(nameOf), formatOre(ore))}</p>}
      {unknown.length > 0 && <p>{tekster.ar.ukjent(unknown.map(nameOf))}</p>}
    </div>
  );
}
