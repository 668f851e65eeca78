import { listMerkedager } from '@portal/contract/rules/kostnader/merkedager.ts';
import { createNameOf } from '@portal/contract/rules/name-avtaler.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { formatDato } from '../../lib/format/dato.ts';
import { Ingen } from './ingen.tsx';
import styles from './merkedager.module.css';
import { NotAnswered } from './not-answered.tsx';
import { tekster } from './tekster.nb.ts';
import { usePriser } from './use-kostnader.ts';

/** Important dates: renewals, last days to decline a renewal, and ends. */
export function Merkedager() {
  const { data } = useAnswer('getAvtaler');
  const { idag, priser, isMissing } = usePriser();
  if (data === undefined) return <NotAnswered name="getAvtaler">{tekster.hentefeil}</NotAnswered>;
  const dager = listMerkedager(data.avtaler, priser, idag);
  if (dager.length === 0)
    return <Ingen isKnown={isKomplett(data) && !isMissing}>{tekster.merkedager.ingen}</Ingen>;
  const nameOf = createNameOf(data.avtaler);
  return (
    <>
      {/* The changes above have the way to ask again. */}
      {isMissing && <p>{tekster.merkedager.svarteIkke}</p>}
      <dl className={styles['days']}>
        {dager.map(({ dag, slag, avtale }, index) => (
          <div key={index}>
            <dt>{formatDato(dag)}</dt>
            <dd>{tekster.merkedager[slag](nameOf(avtale))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
