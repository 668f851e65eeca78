import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';
import { useKomponentvisning } from '../../lib/sporing/use-komponentvisning.ts';
import styles from './avtaler-section.module.css';
import { tekster } from './tekster.nb.ts';
import { useAvtaleStatistikk } from './use-avtale-statistikk.ts';

/** The heading of the list when all systems have answered. Says that there are none only when each of them has. */
export function AvtalerHeading() {
  useKomponentvisning('avtaler');
  const { data } = useAnswer('getAvtaler');
  useAvtaleStatistikk(data);
  const isTom = data !== undefined && data.avtaler.length === 0 && isKomplett(data);
  return (
    <>
      <h2 id="avtaler" tabIndex={-1}>
        {isTom ? tekster.ingen : tekster.overskrift}
      </h2>
      {isTom && <p className={styles['lead']}>{tekster.ingenForklart}</p>}
    </>
  );
}
