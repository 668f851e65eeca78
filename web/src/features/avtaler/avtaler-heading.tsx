import type { AvtalerResponse } from '@portal/contract/avtaler.ts';

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
  return (
    <h2 id="avtaler" tabIndex={-1}>
      {isTom(data) ? tekster.ingen : tekster.overskrift}
    </h2>
  );
}

/** What it means that there are none. Not on a page whose agreements came late: it would move what is below. */
export function IngenForklart() {
  return isTom(useAnswer('getAvtaler').data) && <p className={styles['lead']}>{tekster.ingenForklart}</p>;
}

function isTom(svar: AvtalerResponse | undefined): boolean {
  return svar !== undefined && svar.avtaler.length === 0 && isKomplett(svar);
}
